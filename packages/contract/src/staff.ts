import { Type, type Static } from '@sinclair/typebox'
import { staffRoles } from '@yf/domain/staff'
import {
  DeniedRequestPage,
  DeniedRequestQuery,
  AuditLogCheck,
  AuditLogPage,
  AuditPerson,
  AuditLogQuery,
} from './audit-log-shapes.ts'
import { consoleService } from './call.ts'
import { Done, Id, Moment, Nothing, OneKeyOf, Page, PageQuery, Text, titled } from './shapes.ts'

/** The ground of every admin side: who is logged in, what staff have to know, and the log of what they did. */
const RoleName = OneKeyOf(staffRoles)
export const StaffMember = Type.Object({
  id: Id,
  account: Type.String(),
  name: Type.String(),
  role: RoleName,
})
export type StaffMember = Static<typeof StaffMember>

export const StaffAlert = Type.Object({
  key: Type.String(),
  title: Type.String(),
  words: Type.String(),
  times: Type.Integer(),
  firstAt: Moment,
  lastAt: Moment,
})
export type StaffAlert = Static<typeof StaffAlert>

const auditing = { refusals: ['dutyNotHeld'] } as const

export const staffCalls = {
  login: consoleService.post(
    'staff/login',
    'Log in to the console',
    Type.Object({ account: titled('账号', Text(40, 1)), password: titled('密码', Text(128, 1)) }),
    Type.Object({
      token: Type.String(),
      staff: StaffMember,
      /** Passwords that others got wrong under this name since the last login. */
      wrongTries: Type.Integer(),
    }),
    { auth: 'none', refusals: ['wrongStaffPassword', 'staffLocked', 'puzzleNeeded'] },
  ),
  me: consoleService.get('staff/me', 'Who is logged in', Nothing, StaffMember, { refusals: [] }),
  logout: consoleService.post('staff/logout', 'End the session', Nothing, Done, { refusals: [] }),
  alerts: consoleService.get(
    'personnel/alerts',
    'What staff have to know and none of them did, newest first',
    Type.Object(PageQuery),
    Page(StaffAlert),
    { refusals: ['dutyNotHeld'] },
  ),
  /** A name or a phone is looked for, so it is no GET: an address is written down by whoever stands in between. */
  auditLog: consoleService.post(
    'audit/trail',
    'Who read and did what',
    AuditLogQuery,
    AuditLogPage,
    auditing,
  ),
  deniedRequests: consoleService.get(
    'audit/attempts',
    'What was refused, and log-ins that failed, by the hour',
    DeniedRequestQuery,
    DeniedRequestPage,
    auditing,
  ),
  auditLogCheck: consoleService.get(
    'audit/check',
    'Whether the trail is whole',
    Nothing,
    AuditLogCheck,
    auditing,
  ),
  auditPeople: consoleService.get(
    'audit/people',
    'Whose trails there are',
    Nothing,
    Type.Array(AuditPerson),
    auditing,
  ),
}
