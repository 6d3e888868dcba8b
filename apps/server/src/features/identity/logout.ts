import type { identityCalls } from '@yf/contract/identity'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { endSession } from '#platform/session/sessions.ts'

export const logout: RunCallHandler<typeof identityCalls.logout> = async (_input, ctx) => {
  await endSession(ctx.db, ctx.clock, ctx.caller.tokenHash)
  return answer(null)
}
