import { Type, type Static } from '@sinclair/typebox'
import { CaseStateNumber, VisitTypeName } from './claim-shapes.ts'
import { CompanyId, Id, Keyword, OneOf, Text, titled } from './shapes.ts'

/**
 * open: waiting for a handler; mine: those of them assigned to the caller; late: due soon or overdue; second: waiting
 * for the second approver; asked: waiting for the member; appeal: waiting for a reviewer who took no part; all.
 */
export const QueueListName = OneOf(['open', 'mine', 'late', 'second', 'asked', 'appeal', 'all'], {
  title: '列表',
})
export type QueueListName = Static<typeof QueueListName>

const Amount = (title: string) => Type.Integer({ title, minimum: 0, maximum: 100_000_000_00 })

/** Filters of a list of cases; all given filters must match. */
const filter = {
  companyId: Type.Optional(CompanyId),
  visitType: Type.Optional(VisitTypeName),
  state: Type.Optional(CaseStateNumber),
  minFen: Type.Optional(Amount('最低金额')),
  maxFen: Type.Optional(Amount('最高金额')),
  /** Minimum days since submission. */
  waitedDays: Type.Optional(Type.Integer({ title: '等待天数', minimum: 1, maximum: 365 })),
  /** late: overdue; soon: due within a few working hours. */
  due: Type.Optional(OneOf(['late', 'soon'], { title: '时限' })),
  /** A member of staff, or `none`: unassigned. */
  handler: Type.Optional(Type.String({ title: '处理人', pattern: `^none$|${Id.pattern}` })),
  /** The kind of a flag, as listed in the choices. */
  flag: Type.Optional(titled('提示', Text(40, 1))),
}
export const QueueFilter = Type.Object(filter, { title: '筛选条件' })
export type QueueFilter = Static<typeof QueueFilter>

const narrowing = { ...filter, list: QueueListName, keyword: Type.Optional(Keyword(40)) }

export const QueueQuery = Type.Object({
  ...narrowing,
  pageSize: Type.Integer({ title: '每页条数', minimum: 1, maximum: 100, default: 20 }),
  /** Where the previous page ended, from its `next`. */
  after: Type.Optional(Type.String({ title: '翻页位置', pattern: `^\\d{1,14}\\.${Id.pattern?.slice(1)}` })),
})

export const NextQuery = Type.Object({
  ...narrowing,
  /** The case that was just handled, which is skipped. */
  besides: Type.Optional(titled('刚处理的案件', Id)),
})

/** The result for one of several cases; the reason as text where nothing was done. */
export const CaseOutcome = Type.Object({
  caseId: Id,
  caseNo: Type.String(),
  isDone: OneOf([0, 1]),
  words: Type.String(),
})
export type CaseOutcome = Static<typeof CaseOutcome>

/** A batch of cases, with a result for each. */
export const CaseIds = (maxItems: number) =>
  Type.Array(Id, { title: '案件', minItems: 1, maxItems, uniqueItems: true })
