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

/** Shared by the whole console: the login of staff, staff notices, and the audit log. */
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

const auditing = { permission: 'audit', refusals: [] } as const

export const staffCalls = {
  login: consoleService.post(
    'staff/login',
    '登录',
    'Log in to the console',
    Type.Object({ account: titled('账号', Text(40, 1)), password: titled('密码', Text(128, 1)) }),
    Type.Object({
      token: Type.String(),
      staff: StaffMember,
      /** Wrong passwords that others entered for this account since the last login. */
      wrongTries: Type.Integer(),
    }),
    { auth: 'none', refusals: ['wrongStaffPassword', 'staffLocked', 'proofOfWorkNeeded'] },
  ),
  me: consoleService.get('staff/me', '查看本人信息', 'Who is logged in', Nothing, StaffMember, {
    permission: 'signedIn',
    refusals: [],
  }),
  logout: consoleService.post('staff/logout', '退出登录', 'End the session', Nothing, Done, {
    permission: 'signedIn',
    refusals: [],
  }),
  alerts: consoleService.get(
    'personnel/alerts',
    '查看提醒',
    'Alerts for staff about system events, newest first',
    Type.Object(PageQuery),
    Page(StaffAlert),
    { permission: 'hear', refusals: [] },
  ),
  /** POST, because the filter may hold a name or a phone, and intermediaries log URLs. */
  auditLog: consoleService.post(
    'audit/trail',
    '查看审计记录',
    'Audit log of reads and actions',
    AuditLogQuery,
    AuditLogPage,
    auditing,
  ),
  deniedRequests: consoleService.get(
    'audit/attempts',
    '查看被拒记录',
    'Denied requests and failed logins by hour',
    DeniedRequestQuery,
    DeniedRequestPage,
    auditing,
  ),
  auditLogCheck: consoleService.get(
    'audit/check',
    '查看核验结果',
    'Whether the audit log is complete',
    Nothing,
    AuditLogCheck,
    auditing,
  ),
  auditPeople: consoleService.get(
    'audit/people',
    '查看人员名单',
    'Staff with events in the audit log',
    Nothing,
    Type.Array(AuditPerson),
    auditing,
  ),
}
