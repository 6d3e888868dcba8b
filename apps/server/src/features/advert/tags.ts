import type { opinionCalls } from '@yf/contract/opinion'
import type { Run } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { tagsOfKind } from './feedback-store.ts'

export const tags: Run<typeof opinionCalls.tags> = async ({ kind }, { db }) =>
  answer(await tagsOfKind(db, kind))
