import { Type, type Static } from '@sinclair/typebox'
import { VisitTypeName } from './claim-shapes.ts'
import { CompanyId, Id, Keyword, OneOf, Text, titled } from './shapes.ts'

/**
 * open: what waits for a handler; mine: of it what is my own; late: what is due soon or already late; second: what waits
 * for the second pair of eyes; asked: for the member; appeal: for somebody who took no part; all.
 */
export const QueueListName = OneOf(['open', 'mine', 'late', 'second', 'asked', 'appeal', 'all'], {
  title: '列表',
})
export type QueueListName = Static<typeof QueueListName>

const Amount = (title: string) => Type.Integer({ title, minimum: 0, maximum: 100_000_000_00 })

/** What a list of cases is narrowed by; each of them that is given has to fit. */
const filter = {
  companyId: Type.Optional(CompanyId),
  visitType: Type.Optional(VisitTypeName),
  state: Type.Optional(Type.Integer({ title: '案件状态', minimum: 1, maximum: 99 })),
  minFen: Type.Optional(Amount('最低金额')),
  maxFen: Type.Optional(Amount('最高金额')),
  /** Days since it was submitted, at least. */
  waitedDays: Type.Optional(Type.Integer({ title: '等待天数', minimum: 1, maximum: 365 })),
  /** late: its time is over; soon: or will be within a few working hours. */
  due: Type.Optional(OneOf(['late', 'soon'], { title: '时限' })),
  /** A member of staff, or `none`: nobody has it. */
  handler: Type.Optional(Type.String({ title: '处理人', pattern: `^none$|${Id.pattern}` })),
  /** The kind of a flag, as the choices name them. */
  flag: Type.Optional(titled('提示', Text(40, 1))),
}
export const QueueFilter = Type.Object(filter, { title: '筛选条件' })
export type QueueFilter = Static<typeof QueueFilter>

const narrowing = { ...filter, list: QueueListName, keyword: Type.Optional(Keyword(40)) }

export const QueueQuery = Type.Object({
  ...narrowing,
  pageSize: Type.Integer({ title: '每页条数', minimum: 1, maximum: 100, default: 20 }),
  /** Where the page before ended, as its `next` had it. */
  after: Type.Optional(Type.String({ title: '翻页位置', pattern: `^\\d{1,14}\\.${Id.pattern?.slice(1)}` })),
})

export const NextQuery = Type.Object({
  ...narrowing,
  /** The case that was just worked on. */
  besides: Type.Optional(titled('刚处理的案件', Id)),
})

/** What became of one of several cases; where nothing did, the reason in words. */
export const CaseOutcome = Type.Object({
  caseId: Id,
  caseNo: Type.String(),
  isDone: OneOf([0, 1]),
  words: Type.String(),
})
export type CaseOutcome = Static<typeof CaseOutcome>

/** So many at once, each told for itself. */
export const CaseIds = (maxItems: number) =>
  Type.Array(Id, { title: '案件', minItems: 1, maxItems, uniqueItems: true })
