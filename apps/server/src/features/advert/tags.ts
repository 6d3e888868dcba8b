import type { advertCalls } from '@yf/contract/advert'
import type { Run } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { tagsOfKind } from './feedback-store.ts'

export const tags: Run<typeof advertCalls.tags> = async ({ kind }, { db }) =>
  answer(await tagsOfKind(db, kind))
