/** Accounts and sessions, for operator scripts and for routes outside the calls. */
export {
  addStaffMember,
  changeStaffPassword,
  changeStaffRole,
  setStaffActive,
  staffWithLastSeen,
  type AccountChangeResult,
} from './accounts/manage-accounts.ts'
export { staffNames, staffQuery } from './accounts/store.ts'
export { resolveStaff } from './sessions/sessions.ts'
export { staffAccess } from './permissions/staff-access.ts'
/** Permissions and the audit log. */
export { countDeniedRequest } from './audit/denied-requests.ts'
export { checkAuditLog } from './audit/chain-checks.ts'
export { auditEventQuery } from './audit/audit-event-query.ts'
export type { AuditSubjects, MemberSearch } from './audit/audit-subjects.ts'
export { readersOf } from './audit/readers.ts'
export { hasTouchedSums } from './audit/touched-sums.ts'
export { recordEncryptedEvent, detailsOfEvents } from './audit/encrypted-detail.ts'
export { recordAuditEvent, recordRead, type AuditEvent } from './audit/record-audit-event.ts'
/** Helpers shared by the lists and forms of the console. */
export { filesOfCases, type StaffFiles } from './files/staff-files.ts'
export { keysetPage, markOf, type PageMark } from './audit/keyset-page.ts'
export { editConflictText } from './edit-conflict.ts'
export { countLists, countUpTo, pageOf } from './list-page.ts'
