import type { pointsCalls } from '@yf/contract/points'
import { shanghaiDay } from '@yf/domain/dates'
import { benefitsOf, levelOf, levels, type Level } from '@yf/domain/points'
import type { Run } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { everEarned } from '#platform/ledger/statement.ts'
import { ownPoints } from './own-points.ts'
import { monthOf } from './rules.ts'
import { calendarOf } from './sign-in-calendar.ts'

const onTheWire = (level: Level) => ({
  no: level.no,
  name: level.name,
  from: level.from,
  benefits: benefitsOf(level),
})

export const member: Run<typeof pointsCalls.member> = async ({ month, ...whose }, ctx) => {
  const account = await ownPoints(ctx.db, ctx.caller.accountId, whose)
  if (!account) return refuse('notFound')
  const today = shanghaiDay(ctx.clock.now())
  const earned = await everEarned(ctx.db, account)
  const { level, next, missing } = levelOf(earned)
  return answer({
    level: onTheWire(level),
    earned,
    next: next && onTheWire(next),
    missing,
    levels: levels.map(onTheWire),
    calendar: await calendarOf(ctx.db, account, { month: month ?? monthOf(today), today, level }),
  })
}
