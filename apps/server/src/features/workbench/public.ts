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
export { staffNames } from './staff/store.ts'
/** For the console's other rooms. */
export type { DeskFiles } from './desk-files.ts'
export type { DeskRoom } from './desk-room.ts'
export { hasTouchedSums } from './case/reviewer.ts'
export { recordDeed, recordRead } from './audit/record.ts'
export { forStaff, withDuty } from './duty.ts'
export { movedOn } from './moved-on.ts'
export { countLists, pageOf } from './page-of.ts'
