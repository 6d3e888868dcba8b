import type { identityCalls } from '@yf/contract/identity'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { tagsOf } from './store.ts'

export const memberTags: RunCallHandler<typeof identityCalls.memberTags> = async (_input, ctx) =>
  answer(await tagsOf(ctx.db, ctx.caller.accountId))
