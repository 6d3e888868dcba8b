import { Type, type Static } from '@sinclair/typebox'
import { staffRoles } from '@yf/domain/staff'
import { auditActionKinds, auditActions } from '@yf/domain/audit-actions'
import { Day, Id, Moment, Nullable, OneKeyOf, OneOf, Text, titled } from './shapes.ts'

/** Newest first, without a total: the next page begins after the last row of this one. */
const Onward = {
  /** Time and id of a row, as given in `next`. */
  after: Type.Optional(Type.String({ title: '翻页位置', pattern: `^\\d{1,14}\\.${Id.pattern?.slice(1)}` })),
  pageSize: Type.Integer({ title: '每页条数', minimum: 1, maximum: 100, default: 50 }),
}
const Days = {
  from: Type.Optional(titled('开始日期', Day)),
  to: Type.Optional(titled('结束日期', Day)),
}

export const AuditLogQuery = Type.Object({
  ...Onward,
  ...Days,
  staffId: Type.Optional(titled('操作人', Id)),
  kind: Type.Optional(OneKeyOf(auditActionKinds, { title: '行为种类' })),
  action: Type.Optional(OneKeyOf(auditActions, { title: '行为' })),
  caseNo: Type.Optional(titled('案件号', Text(40))),
  /** A member's phone number, or the full name of an insured person or an applicant. */
  member: Type.Optional(titled('会员', Text(40))),
})

export const AuditRow = Type.Object({
  id: Id,
  /** The number in this person's hash chain. */
  seq: Type.Integer(),
  time: Moment,
  staffId: Id,
  staffName: Type.String(),
  role: OneKeyOf(staffRoles),
  action: OneKeyOf(auditActions),
  /** The one case that it is about. */
  caseNo: Nullable(Type.String()),
  /** Every case that it showed or changed. */
  caseNos: Type.Array(Type.String()),
  detail: Type.String(),
  address: Type.String(),
})
export type AuditRow = Static<typeof AuditRow>

const Onwards = <T extends typeof AuditRow | typeof DeniedRequestRow>(record: T) =>
  Type.Object({ records: Type.Array(record), next: Nullable(Type.String()) })

/** `strangers`: nobody was logged in; one row may stand for any number of people. */
export const DeniedRequestQuery = Type.Object({
  ...Onward,
  ...Days,
  whose: Type.Optional(OneOf(['staff', 'strangers'], { title: '人员' })),
})

/** Denied requests and failed logins of one hour. */
export const DeniedRequestRow = Type.Object({
  id: Id,
  /** null: not logged in. */
  staffName: Nullable(Type.String()),
  /** The account name of the login attempt if it exists; unknown names are counted together. */
  account: Type.String(),
  call: Type.String(),
  /** The title of the call. */
  title: Type.String(),
  /** The message of the answer. */
  reason: Type.String(),
  address: Type.String(),
  count: Type.Integer(),
  firstTime: Moment,
  lastTime: Moment,
})
export type DeniedRequestRow = Static<typeof DeniedRequestRow>

export const AuditLogPage = Onwards(AuditRow)
export const DeniedRequestPage = Onwards(DeniedRequestRow)

/** The result of the last check of all chains; no time: not checked yet. */
export const AuditLogCheck = Type.Object({
  time: Nullable(Moment),
  events: Type.Integer(),
  people: Type.Integer(),
  faultCount: Type.Integer(),
  faults: Type.Array(
    Type.Object({
      staffName: Type.String(),
      seq: Type.Integer(),
      what: OneOf(['missing', 'changed', 'cut']),
    }),
  ),
})
export type AuditLogCheck = Static<typeof AuditLogCheck>

/** All current and former staff, for the auditor to choose from. */
export const AuditPerson = Type.Object({ id: Id, name: Type.String(), role: OneKeyOf(staffRoles) })
