import type { StaffAccess } from '#platform/http/admission.ts'
import { countDeniedRequest } from '../audit/denied-requests.ts'
import { storedCallName } from '../audit/stored-call-names.ts'
import { resolveStaff } from '../sessions/sessions.ts'

/** For the calls of the contract: who a token belongs to, and the count of denied requests. */
export const staffAccess: StaffAccess = {
  resolve: resolveStaff,
  countDenied: (ctx, denied) => countDeniedRequest(ctx, { ...denied, call: storedCallName(denied.call) }),
}
