import type { workbenchCalls } from '@yf/contract/workbench'
import type { Run } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { recordDeed } from '../audit/record.ts'
import { endStaffSession } from './sessions.ts'

export const logout: Run<typeof workbenchCalls.logout> = async (_input, ctx) => {
  await endStaffSession(ctx.db, ctx.clock, ctx.staff.tokenHash)
  await recordDeed(ctx, { deed: 'logOut' })
  return answer(null)
}
