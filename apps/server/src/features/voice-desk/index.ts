import type { voiceDeskCalls } from '@yf/contract/voice-desk'
import type { Handlers } from '#platform/call/handler.ts'
import { advice } from './advice.ts'
import { answerSuggestion } from './answer-suggestion.ts'
import { evaluations } from './evaluations.ts'
import { handle } from './handle.ts'
import { suggestions } from './suggestions.ts'

export const voiceDeskHandlers: Handlers<typeof voiceDeskCalls> = {
  suggestions,
  advice,
  evaluations,
  handle,
  answerSuggestion,
}
