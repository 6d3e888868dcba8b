import type { staffCalls } from '@yf/contract/staff'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import { endStaffSession } from './sessions.ts'

export const logout: RunCallHandler<typeof staffCalls.logout> = async (_input, ctx) => {
  await endStaffSession(ctx.db, ctx.clock, ctx.staff.tokenHash)
  await recordAuditEvent(ctx, { action: 'logOut' })
  return answer(null)
}
