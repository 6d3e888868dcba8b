import type { feedbackAdminCalls } from '@yf/contract/feedback-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { advice } from './advice.ts'
import { answerSuggestion } from './answer-suggestion.ts'
import { evaluations } from './evaluations.ts'
import { handle } from './handle.ts'
import { suggestions } from './suggestions.ts'

export const feedbackAdminHandlers: Handlers<typeof feedbackAdminCalls> = {
  suggestions,
  advice,
  evaluations,
  handle,
  answerSuggestion,
}
