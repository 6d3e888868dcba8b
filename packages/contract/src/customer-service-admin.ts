import { Type, type Static } from '@sinclair/typebox'
import { adviserPortraits } from '@yf/domain/adviser'
import { consultationStateNames } from '@yf/domain/consultation'
import { rightReturnReasons } from '@yf/domain/right-returns'
import { longestMessage } from '@yf/domain/service-messages'
import { consoleService } from './call.ts'
import { Schedule, WeeklyHours } from './schedule-shapes.ts'
import {
  Bit,
  CompanyId,
  Fen,
  Id,
  Moment,
  Nothing,
  Nullable,
  OneKeyOf,
  OneNumberOf,
  OneOf,
  PageOfLists,
  PageQuery,
  Phone,
  Text,
  titled,
} from './shapes.ts'

const State = OneNumberOf(consultationStateNames, { title: '问诊状态' })

/** The state of a consultation. Its subject is excluded, and no call of customer service returns it. */
export const AdminConsultation = Type.Object({
  id: Id,
  companyName: Type.String(),
  /** Masked. */
  memberName: Type.String(),
  memberPhone: Type.String(),
  /** 1 待接诊, 2 问诊中, 3 已结束, 4 已取消, 5 待付款 */
  state: State,
  /** Why there was no doctor; null unless it is cancelled. */
  cancelReason: Nullable(Type.String()),
  /** The member pays: a refund is money. */
  isSelfPaid: Bit,
  startTime: Moment,
  /** When it is cancelled without a doctor; null once a doctor joined. */
  givesUpTime: Nullable(Moment),
  /** The hospital has not accepted it yet. */
  isUntold: Bit,
  acceptTime: Nullable(Moment),
  endTime: Nullable(Moment),
  /** From the start until a doctor joined, or until now. */
  waitedMinutes: Type.Integer({ minimum: 0 }),
})
export type AdminConsultation = Static<typeof AdminConsultation>

/** Failed notices to a partner. */
export const PartnerTrouble = Type.Object({
  partner: Type.String(),
  /** Display name. */
  name: Type.String(),
  /** Failed, and retried automatically. */
  retrying: Type.Integer({ minimum: 0 }),
  /** Retries exhausted: an operator has to revive them. */
  dead: Type.Integer({ minimum: 0 }),
  /** Time of the oldest one. */
  since: Moment,
})
export type PartnerTrouble = Static<typeof PartnerTrouble>

/** A message that a member left for customer service outside its hours. */
export const AdminMessage = Type.Object({
  id: Id,
  companyName: Type.String(),
  /** Masked. */
  memberName: Type.String(),
  memberPhone: Type.String(),
  words: Type.String(),
  createTime: Moment,
  wantsCall: Bit,
  /** The complete number, if the member asked for a call and has no answer yet; otherwise null. */
  callPhone: Nullable(Type.String()),
  answer: Nullable(Type.String()),
  answerTime: Nullable(Moment),
  answeredBy: Nullable(Type.String()),
})
export type AdminMessage = Static<typeof AdminMessage>

const Company = Type.Object({ id: Id, name: Type.String() })

/** The adviser of one or several companies. */
export const AdminAdviser = Type.Object({
  id: Id,
  name: Type.String(),
  title: Type.String(),
  introduction: Type.String(),
  portrait: Nullable(Type.String()),
  phone: Type.String(),
  workChatLink: Nullable(Type.String()),
  /** Of one call. */
  minutes: Type.Integer(),
  /** For display: 周一至周五 9:00-18:00 */
  hours: Type.String(),
  companies: Type.Array(Company),
  /** Hidden in the app; booked calls stay. */
  isOff: Bit,
  /** Booked calls from now on. */
  openCount: Type.Integer(),
})
export type AdminAdviser = Static<typeof AdminAdviser>

/** Services that a company's members may pay for themselves when they have no benefit left. */
export const SelfPaying = Type.Object({
  companyId: Id,
  companyName: Type.String(),
  sellsConsultations: Bit,
  sellsCounselling: Bit,
  /** Null is the usual price. */
  consultationFen: Nullable(Fen),
  usualFen: Fen,
})
export type SelfPaying = Static<typeof SelfPaying>

const AdviserId = titled('顾问', Id)
const permitted = { permission: 'service', refusals: [] } as const

/** Customer service, for staff with that permission only. */
export const customerServiceAdminCalls = {
  overview: consoleService.get(
    'service/overview',
    '查看问诊数量',
    'Consultations by state, and the longest wait',
    Nothing,
    Type.Object({
      waiting: Type.Integer(),
      open: Type.Integer(),
      ended: Type.Integer(),
      cancelled: Type.Integer(),
      untold: Type.Integer(),
      longestWaitMinutes: Nullable(Type.Integer()),
    }),
    { permission: 'service', refusals: [] },
  ),
  consultations: consoleService.get(
    'service/consultations',
    '查看问诊列表',
    'Consultations by state, waiting ones oldest first',
    Type.Object({
      state: Type.Optional(State),
      /** 1: those that the hospital has not accepted. */
      isUntold: Type.Optional(titled('未送达医院', Bit)),
      phone: Type.Optional(Phone),
      ...PageQuery,
    }),
    PageOfLists(AdminConsultation, ['waiting', 'untold', 'open', 'ended', 'cancelled', 'unpaid', 'all']),
    { permission: 'service', refusals: [] },
  ),
  returnRight: consoleService.post(
    'service/returnRight',
    '退回问诊权益',
    'Returns the benefit that a consultation used, and notifies the member',
    Type.Object({ id: titled('问诊', Id), reason: OneKeyOf(rightReturnReasons, { title: '退回原因' }) }),
    AdminConsultation,
    { permission: 'service', idempotent: true, refusals: ['consultationStillOpen', 'rightAlreadyBack'] },
  ),
  messages: consoleService.get(
    'service/messages',
    '查看会员留言',
    'Service messages: unanswered ones by waiting time, or answered ones',
    Type.Object({ isAnswered: titled('是否已回复', Bit), ...PageQuery }),
    PageOfLists(AdminMessage, ['open', 'answered']),
    { permission: 'service', refusals: [] },
  ),
  answerMessage: consoleService.post(
    'service/answerMessage',
    '回复会员留言',
    'Answers a message; the member gets a notice',
    Type.Object({ id: titled('留言', Id), words: titled('回复内容', Text(longestMessage, 1)) }),
    AdminMessage,
    { permission: 'service', idempotent: true, refusals: ['messageAnswered'] },
  ),
  advisers: consoleService.get(
    'service/advisers',
    '查看专属顾问',
    'Advisers with their companies, including inactive ones, and companies to choose from',
    Nothing,
    Type.Object({ advisers: Type.Array(AdminAdviser), companies: Type.Array(Company) }),
    permitted,
  ),
  saveAdviser: consoleService.post(
    'service/adviser',
    '修改专属顾问',
    'Creates or changes an adviser and the companies served',
    Type.Object({
      id: Type.Optional(AdviserId),
      name: titled('姓名', Text(20, 1)),
      title: titled('头衔', Text(40, 1)),
      introduction: titled('简介', Text(300)),
      portrait: titled('头像', Nullable(OneOf(adviserPortraits))),
      phone: Type.String({ title: '电话', pattern: '^[0-9][0-9-]{4,19}$' }),
      workChatLink: titled('企业微信链接', Nullable(Text(200, 1))),
      minutes: Type.Integer({ title: '每次时长', minimum: 10, maximum: 120 }),
      companyIds: Type.Array(Id, { title: '服务企业', minItems: 1, maxItems: 50, uniqueItems: true }),
    }),
    AdminAdviser,
    { permission: 'service', refusals: ['adviserCompanyTaken'] },
  ),
  switchAdviser: consoleService.post(
    'service/adviser/switch',
    '停用或启用专属顾问',
    'Hides or shows an adviser; booked calls are kept',
    Type.Object({ id: AdviserId, isOff: titled('停用', Bit) }),
    AdminAdviser,
    permitted,
  ),
  adviserSchedule: consoleService.get(
    'service/adviser/schedule',
    '查看顾问排班',
    'Weekly hours of an adviser',
    Type.Object({ id: AdviserId }),
    Schedule,
    permitted,
  ),
  saveAdviserHours: consoleService.post(
    'service/adviser/hours',
    '修改顾问排班',
    'Replaces the weekly hours; free slots are regenerated, booked ones are kept',
    Type.Object({ id: AdviserId, hours: Type.Array(WeeklyHours, { title: '每周时段', maxItems: 50 }) }),
    Schedule,
    { permission: 'service', refusals: ['hoursOverlap'] },
  ),
  selfPaying: consoleService.get(
    'service/selfPaying',
    '查看自费规则',
    'Self-paid services by company',
    Nothing,
    Type.Array(SelfPaying),
    permitted,
  ),
  saveSelfPaying: consoleService.post(
    'service/selfPaying/save',
    '修改自费规则',
    'Saves whether members of a company may pay themselves, and the price of a consultation',
    Type.Object({
      companyId: CompanyId,
      sellsConsultations: titled('自费问诊', Bit),
      sellsCounselling: titled('自费心理咨询', Bit),
      consultationFen: titled('问诊价格', Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 }))),
    }),
    SelfPaying,
    permitted,
  ),
  troubles: consoleService.get(
    'service/troubles',
    '查看合作方状态',
    'Unreachable partners, by undelivered messages',
    Nothing,
    Type.Array(PartnerTrouble),
    { permission: 'service', refusals: [] },
  ),
}
