import type { feedbackCalls } from '@yf/contract/feedback'
import type { Handlers } from '#platform/call/handler.ts'
import { addAdvice, addComment } from './comment.ts'
import { evaluateOpenly, openEvaluation } from './evaluate.ts'
import { tags } from './tags.ts'

export const feedbackHandlers: Handlers<typeof feedbackCalls> = {
  addAdvice,
  addComment,
  evaluateOpenly,
  openEvaluation,
  tags,
}
