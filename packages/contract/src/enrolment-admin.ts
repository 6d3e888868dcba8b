import { Type, type Static } from '@sinclair/typebox'
import { coverEventKinds, endReasons } from '@yf/domain/cover'
import { planKinds } from '@yf/domain/plan'
import { coverChangeGroups } from '@yf/domain/cover-changes'
import { consoleService } from './call.ts'
import {
  Bit,
  CompanyId,
  Day,
  Id,
  Keyword,
  Moment,
  Month,
  Nullable,
  OneKeyOf,
  Page,
  PageQuery,
  titled,
} from './shapes.ts'

const stateNames = { coming: '待起保', running: '保障中', ended: '已终止', void: '未生效' } as const
const State = OneKeyOf(stateNames, { title: '状态' })

export const EnrolmentRow = Type.Object({
  id: Id,
  personId: Id,
  name: Type.String(),
  contractId: Id,
  contractNo: Type.String(),
  planKind: OneKeyOf(planKinds),
  className: Type.String(),
  startsOn: Day,
  endsOn: Day,
  /** Waiting periods count from here. */
  waitingFrom: Day,
  state: State,
  /** Masked; empty where the plan gives benefits. */
  policyNo: Type.String(),
  /** What a benefit plan gave, without what was used of it. */
  benefits: Type.Array(
    Type.Object({ name: Type.String(), amount: Type.String(), startDay: Day, endDay: Day }),
  ),
  isRegistered: Bit,
})
export type EnrolmentRow = Static<typeof EnrolmentRow>

export const EnrolmentEvent = Type.Object({
  seq: Type.Integer(),
  kind: OneKeyOf(coverEventKinds),
  day: Day,
  lastDay: Nullable(Day),
  className: Nullable(Type.String()),
  /** Of the contract that was endorsed. */
  versionNo: Nullable(Type.Integer()),
  endReason: Nullable(OneKeyOf(endReasons)),
  time: Moment,
})
export type EnrolmentEvent = Static<typeof EnrolmentEvent>

const Count = Type.Integer({ minimum: 0 })

/** The changes that were recorded in a month, by group. */
export const MonthOfChanges = Type.Object({
  month: Month,
  added: Count,
  ended: Count,
  changed: Count,
  endorsed: Count,
})
export type MonthOfChanges = Static<typeof MonthOfChanges>

export const RecordedChange = Type.Object({
  enrolmentId: Id,
  seq: Type.Integer(),
  personId: Id,
  name: Type.String(),
  kind: OneKeyOf(coverEventKinds),
  /** Takes effect on this day. */
  day: Day,
  className: Nullable(Type.String()),
  versionNo: Nullable(Type.Integer()),
  endReason: Nullable(OneKeyOf(endReasons)),
  time: Moment,
})
export type RecordedChange = Static<typeof RecordedChange>

const MonthOfContract = {
  companyId: CompanyId,
  contractId: titled('合同', Id),
  month: titled('月份', Month),
}

/** Who is covered under which contract, and what happened to each cover. */
export const enrolmentAdminCalls = {
  enrolments: consoleService.get(
    'enrolment/list',
    '查看参保记录',
    'Covers of a company, newest first, of one contract or of people by name',
    Type.Object({
      companyId: CompanyId,
      contractId: Type.Optional(titled('合同', Id)),
      keyword: Type.Optional(Keyword(30)),
      ...PageQuery,
    }),
    Page(EnrolmentRow),
    { permission: 'setUp', refusals: [] },
  ),
  events: consoleService.get(
    'enrolment/events',
    '查看参保变动',
    'What happened to one cover, in order',
    Type.Object({ companyId: CompanyId, enrolmentId: titled('参保记录', Id) }),
    Type.Array(EnrolmentEvent),
    { permission: 'setUp', refusals: [] },
  ),
  changeMonths: consoleService.get(
    'enrolment/changes',
    '查看保全清单',
    'Additions, leavers and changes of a contract by the month in which they were recorded, newest first',
    Type.Object({ companyId: CompanyId, contractId: titled('合同', Id) }),
    Type.Object({ contractNo: Type.String(), months: Type.Array(MonthOfChanges) }),
    { permission: 'seePremiums', refusals: [] },
  ),
  changes: consoleService.get(
    'enrolment/changes/people',
    '查看保全人员',
    'The people of a month whose cover was added, ended or changed, newest first',
    Type.Object({
      ...MonthOfContract,
      group: Type.Optional(OneKeyOf(coverChangeGroups, { title: '变动类型' })),
      ...PageQuery,
    }),
    Page(RecordedChange),
    { permission: 'seePremiums', refusals: [] },
  ),
  exportChanges: consoleService.post(
    'enrolment/changes/export',
    '导出保全清单',
    'All changes of a month as a spreadsheet',
    Type.Object(MonthOfContract),
    Type.Object({ fileName: Type.String(), base64: Type.String() }),
    { permission: 'seePremiums', refusals: [] },
  ),
}
