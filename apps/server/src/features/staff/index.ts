import type { staffCalls } from '@yf/contract/staff'
import type { Handlers } from '#platform/call/handler.ts'
import { alerts } from './alerts.ts'
import { auditLog } from './audit/audit-log.ts'
import { auditPeople } from './audit/audit-people.ts'
import { auditLogCheck } from './audit/chain-checks.ts'
import { deniedRequests } from './audit/list-denied-requests.ts'
import { login } from './sessions/login.ts'
import { logout } from './sessions/logout.ts'
import { me } from './sessions/me.ts'

export const staffHandlers: Handlers<typeof staffCalls> = {
  login,
  me,
  logout,
  alerts,
  auditLog,
  deniedRequests,
  auditLogCheck,
  auditPeople,
}
