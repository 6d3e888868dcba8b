import type { feedbackCalls } from '@yf/contract/feedback'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { tagsOfKind } from './feedback-store.ts'

export const tags: RunCallHandler<typeof feedbackCalls.tags> = async ({ kind }, { db }) =>
  answer(await tagsOfKind(db, kind))
