import { Type, type Static } from '@sinclair/typebox'
import { Day, Fen, Text, titled } from './shapes.ts'

/** YYYY-MM */
const Month = (title: string) => Type.String({ title, pattern: '^20\\d{2}-(0[1-9]|1[0-2])$' })

export const StatisticsQuery = Type.Object({
  from: titled('开始日期', Day),
  to: titled('结束日期', Day),
})

export const Statistics = Type.Object({
  /** Every day of the period, including those without events. */
  days: Type.Array(Type.Object({ day: Day, submitted: Type.Integer(), decided: Type.Integer() })),
  /** Of the decisions of the period. */
  decided: Type.Integer(),
  instant: Type.Integer(),
  rejected: Type.Integer(),
  /** Decisions of the period that members appealed. */
  appealed: Type.Integer(),
  /** Decisions by staff in time, and late ones. */
  inTime: Type.Integer(),
  tooLate: Type.Integer(),
  /** Cases waiting for a handler now, by whole days since submission. */
  openByAge: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
  handlers: Type.Array(
    Type.Object({
      name: Type.String(),
      accepted: Type.Integer(),
      decided: Type.Integer(),
      confirmed: Type.Integer(),
      open: Type.Integer(),
    }),
  ),
})
export type Statistics = Static<typeof Statistics>

/** The first and the last month, both included. */
export const ReportQuery = Type.Object({
  from: Month('开始月份'),
  to: Month('结束月份'),
  insurer: Type.Optional(titled('保险公司', Text(60, 1))),
})
export type ReportQuery = Static<typeof ReportQuery>

export const ReportRow = Type.Object({
  month: Type.String(),
  insurer: Type.String(),
  liability: Type.String(),
  cases: Type.Integer(),
  receipts: Type.Integer(),
  billedFen: Fen,
  excludedFen: Fen,
  socialFen: Fen,
  ownExpenseFen: Fen,
  deductibleFen: Fen,
  overLimitFen: Fen,
  /** Negative where a new decision or a recovery lowers what was reported before. */
  payableFen: Type.Integer(),
})
export type ReportRow = Static<typeof ReportRow>

export const Report = Type.Object({
  insurers: Type.Array(Type.String()),
  rows: Type.Array(ReportRow),
  /** Refused cases, which belong to no liability. */
  rejected: Type.Array(
    Type.Object({ month: Type.String(), insurer: Type.String(), cases: Type.Integer(), billedFen: Fen }),
  ),
})
export type Report = Static<typeof Report>
