export {
  addStaffMember,
  changeStaffPassword,
  changeStaffRole,
  setStaffActive,
  staffWithLastSeen,
  type Kept,
} from './staff/keep-staff.ts'
export { checkTrail } from './audit/checks.ts'
export { resolveStaff } from './staff/sessions.ts'
