import { Type, type Static } from '@sinclair/typebox'
import { auditActions } from '@yf/domain/audit-actions'
import { bookingNames, slotKinds } from '@yf/domain/booking'
import { noticeTabs } from '@yf/domain/notice-target'
import { orderKinds, orderStateNames } from '@yf/domain/order'
import { staffRoles } from '@yf/domain/staff'
import { CaseStateNumber, VisitTypeName } from './claim-shapes.ts'
import { consoleService } from './call.ts'
import {
  Bit,
  CertificateType,
  Day,
  Done,
  Fen,
  GenderNumber,
  Id,
  Moment,
  Nullable,
  OneKeyOf,
  OneNumberOf,
  OneOf,
  Page,
  PageQuery,
  Phone,
  SmsCode,
  Text,
  titled,
} from './shapes.ts'

const MemberId = titled('会员', Id)
const OneMember = Type.Object({ id: MemberId })
const PageOfMember = Type.Object({ id: MemberId, ...PageQuery })
const Reason = titled('原因', Text(100, 2))
const Company = { companyId: Id, companyName: Type.String() }

/** Numbers are masked. */
const shownMember = {
  id: Id,
  name: Type.String(),
  maskedPhone: Type.String(),
  certificateType: Nullable(CertificateType),
  maskedCertificate: Nullable(Type.String()),
  status: OneOf(['active', 'closed']),
  createTime: Moment,
}

export const FoundMember = Type.Object({ ...shownMember, companies: Type.Array(Type.String()) })
export type FoundMember = Static<typeof FoundMember>

export const MemberDetail = Type.Object({
  ...shownMember,
  nickName: Type.String(),
  gender: GenderNumber,
  birthYear: Nullable(Type.Integer()),
  memberships: Type.Array(
    Type.Object({
      ...Company,
      isFamily: Bit,
      /** The employee to whose family the person belongs. */
      holderId: Nullable(Id),
      holderName: Nullable(Type.String()),
      status: OneOf(['active', 'ended']),
      joinTime: Moment,
    }),
  ),
})
export type MemberDetail = Static<typeof MemberDetail>

const MemberEmployment = Type.Object({
  ...Company,
  personId: Id,
  status: OneOf(['coming', 'active', 'left', 'withdrawn']),
  /** Of a dependant the holder's company. */
  isDependant: Bit,
  department: Nullable(Type.String()),
  hiredOn: Nullable(Day),
  /** The first day without employment. */
  leftOn: Nullable(Day),
})
export type MemberEmployment = Static<typeof MemberEmployment>

const MemberCover = Type.Object({
  ...Company,
  id: Id,
  insuredName: Type.String(),
  isFamily: Bit,
  /** Masked. */
  policyNo: Type.String(),
  contractId: Id,
  contractNo: Type.String(),
  startsOn: Day,
  endsOn: Day,
  state: OneOf(['coming', 'running', 'ended', 'void']),
})
export type MemberCover = Static<typeof MemberCover>

const MemberBenefit = Type.Object({
  ...Company,
  id: Id,
  name: Type.String(),
  isFamily: Bit,
  unit: OneOf(['times', 'fen']),
  total: Type.Integer(),
  used: Type.Integer(),
  startTime: Moment,
  endTime: Moment,
})
export type MemberBenefit = Static<typeof MemberBenefit>

const MemberCase = Type.Object({
  ...Company,
  id: Id,
  caseNo: Type.String(),
  insuredName: Type.String(),
  visitType: Nullable(VisitTypeName),
  state: CaseStateNumber,
  billedFen: Fen,
  payableFen: Nullable(Fen),
  submitTime: Nullable(Moment),
})
export type MemberCase = Static<typeof MemberCase>

const MemberOrder = Type.Object({
  ...Company,
  id: Id,
  orderNo: Type.String(),
  kind: OneKeyOf(orderKinds),
  state: OneNumberOf(orderStateNames),
  totalFen: Fen,
  moneyFen: Fen,
  createTime: Moment,
})
export type MemberOrder = Static<typeof MemberOrder>

const MemberAppointment = Type.Object({
  ...Company,
  id: Id,
  kind: OneOf(slotKinds.filter((kind) => kind !== 'counselling')),
  state: OneNumberOf(bookingNames),
  startTime: Moment,
  createTime: Moment,
})
export type MemberAppointment = Static<typeof MemberAppointment>

const MemberNotice = Type.Object({
  id: Id,
  title: Type.String(),
  tab: OneOf(Object.values(noticeTabs)),
  isRead: Bit,
  createTime: Moment,
})
export type MemberNotice = Static<typeof MemberNotice>

const MemberSessions = Type.Object({
  sessions: Type.Array(
    Type.Object({
      startTime: Moment,
      lastSeenTime: Moment,
      endTime: Nullable(Moment),
      /** Null while it runs; idle: unused for too long. */
      endReason: Nullable(OneOf(['replaced', 'logout', 'staff', 'idle'])),
    }),
  ),
  /** Networks and devices from which the member has logged in: only their hashes are stored. */
  origins: Type.Array(Type.Object({ supply: Nullable(Type.String()), lastTime: Moment })),
  /** WeChat, work chats and partners; without the subject. */
  bindings: Type.Array(Type.Object({ provider: Type.String(), boundTime: Moment })),
})
export type MemberSessions = Static<typeof MemberSessions>

/** What becomes of what the other account has. */
export const MergePreview = Type.Object({
  other: FoundMember,
  rows: Type.Array(
    Type.Object({
      words: Type.String(),
      rule: OneOf(['moves', 'dropped', 'stays', 'prevents']),
      /** Null where a number would disclose counselling. */
      count: Nullable(Type.Integer()),
    }),
  ),
  /** Why the accounts cannot be merged, in words; empty: they can. */
  faults: Type.Array(Type.String()),
})
export type MergePreview = Static<typeof MergePreview>

const mergedAccounts = {
  id: titled('保留的会员', Id),
  phone: titled('并入账号的手机号', Phone),
}

const MemberReader = Type.Object({
  id: Id,
  time: Moment,
  staffName: Type.String(),
  role: OneKeyOf(staffRoles),
  action: OneKeyOf(auditActions),
  detail: Type.String(),
})
export type MemberReader = Static<typeof MemberReader>

const members = { permission: 'members', refusals: [] } as const
const services = { permission: 'memberServices', refusals: [] } as const

/**
 * One member, found by number or full name. Each part is a call of its own, with its own permission, and is audited.
 * Counselling is in none of them.
 */
export const membersAdminCalls = {
  /** POST, because the keyword may be somebody's number. */
  find: consoleService.post(
    'members/find',
    '查找会员',
    'Members with a phone, a certificate number or a full name; without a keyword nobody',
    Type.Object({ keyword: titled('关键词', Text(50, 1)), ...PageQuery }),
    Page(FoundMember),
    members,
  ),
  member: consoleService.get(
    'members/member',
    '查看会员',
    'Who the member is, with masked numbers, and the companies',
    OneMember,
    MemberDetail,
    members,
  ),
  reveal: consoleService.post(
    'members/reveal',
    '查看会员完整号码',
    'Phone, certificate number and birthday in full, for a reason that the audit log keeps',
    Type.Object({ id: MemberId, reason: titled('查看原因', Text(100, 2)) }),
    Type.Object({
      phone: Type.String(),
      certificateNumber: Nullable(Type.String()),
      birthday: Nullable(Day),
    }),
    { permission: 'memberAccess', refusals: [] },
  ),
  employments: consoleService.get(
    'members/employments',
    '查看会员的任职',
    'The employments of the member with all companies',
    OneMember,
    Type.Array(MemberEmployment),
    members,
  ),
  covers: consoleService.get(
    'members/covers',
    '查看会员的保障',
    'Policies of the member and the family, the latest first',
    PageOfMember,
    Page(MemberCover),
    members,
  ),
  benefits: consoleService.get(
    'members/benefits',
    '查看会员的权益',
    'Benefits and what was used of them; never counselling',
    PageOfMember,
    Page(MemberBenefit),
    services,
  ),
  claims: consoleService.get(
    'members/claims',
    '查看会员的理赔',
    'Submitted claims of the member, the latest first',
    PageOfMember,
    Page(MemberCase),
    { permission: 'review', refusals: [] },
  ),
  orders: consoleService.get(
    'members/orders',
    '查看会员的订单',
    'Orders without their contents; never those that pay for counselling',
    PageOfMember,
    Page(MemberOrder),
    services,
  ),
  appointments: consoleService.get(
    'members/appointments',
    '查看会员的预约',
    'Appointments by kind and time; never counselling',
    PageOfMember,
    Page(MemberAppointment),
    services,
  ),
  notices: consoleService.get(
    'members/notices',
    '查看会员的消息',
    'Titles of the notices that the member got, without their content',
    PageOfMember,
    Page(MemberNotice),
    services,
  ),
  sessions: consoleService.get(
    'members/sessions',
    '查看会员的登录',
    'Sessions, known devices and bound accounts at other providers',
    OneMember,
    MemberSessions,
    members,
  ),
  endSessions: consoleService.post(
    'members/sessions/end',
    '结束会员登录',
    'Ends the session; on request also forgets known devices and bound accounts',
    Type.Object({ id: MemberId, isEverything: titled('是否清除全部登录方式', Bit), reason: Reason }),
    MemberSessions,
    { permission: 'memberAccess', idempotent: true, refusals: [] },
  ),
  sendPhoneCode: consoleService.post(
    'members/phone/code',
    '给会员发送验证码',
    'Sends a code to the present phone of the member, or to the one that is to replace it',
    Type.Object({ id: MemberId, newPhone: Type.Optional(titled('新手机号', Phone)) }),
    Done,
    {
      permission: 'memberAccess',
      refusals: ['phoneTaken', 'codeTooSoon', 'codeTooMany', 'codeNotSent', 'tooOften', 'proofOfWorkNeeded'],
    },
  ),
  /** A code works once, so a repetition has no second effect. */
  changePhone: consoleService.post(
    'members/phone/change',
    '更换会员手机号',
    'With codes of both phones at once; without one of the former phone after a second person approved: then null',
    Type.Object({
      id: MemberId,
      newPhone: titled('新手机号', Phone),
      newCode: titled('新手机号验证码', SmsCode),
      oldCode: Type.Optional(titled('原手机号验证码', SmsCode)),
      certificateNumber: titled('证件号码', Text(30)),
      reason: Reason,
    }),
    Nullable(MemberDetail),
    {
      permission: 'memberAccess',
      refusals: [
        'memberUnproven',
        'certificateDiffers',
        'wrongCode',
        'phoneTaken',
        'stateMoved',
        'tooOften',
        'proofOfWorkNeeded',
      ],
    },
  ),
  /** POST, because the phone is somebody's number. */
  previewMerge: consoleService.post(
    'members/merge/preview',
    '预览账号合并',
    'What the account with this phone has, what becomes of it in a merge, and what prevents the merge',
    Type.Object(mergedAccounts),
    MergePreview,
    { permission: 'memberAccess', refusals: [] },
  ),
  proposeMerge: consoleService.post(
    'members/merge/propose',
    '提交账号合并',
    'The account with this phone is merged into the member after a second person approved',
    Type.Object({ ...mergedAccounts, reason: Reason }),
    Done,
    { permission: 'memberAccess', idempotent: true, refusals: ['mergePrevented'] },
  ),
  readers: consoleService.get(
    'members/readers',
    '查看谁看过会员',
    'Who read or changed something of the member, from the audit log',
    Type.Object({
      id: MemberId,
      pageSize: Type.Integer({ title: '每页条数', minimum: 1, maximum: 100, default: 20 }),
      after: Type.Optional(
        Type.String({ title: '翻页位置', pattern: `^\\d{1,14}\\.${Id.pattern?.slice(1)}` }),
      ),
    }),
    Type.Object({ records: Type.Array(MemberReader), next: Nullable(Type.String()) }),
    { permission: 'audit', refusals: [] },
  ),
}
