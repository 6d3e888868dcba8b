import type { claimsAssignmentCalls } from '@yf/contract/claims-admin-assignment'
import type { Statistics } from '@yf/contract/report-shapes'
import type { AuditAction } from '@yf/domain/audit-actions'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { countTransitions } from '#platform/transitions/state-events.ts'
import { handlers, loads } from '../queue/people-store.ts'
import { daysFault, daysOf, spanOfDays, type TimeSpan } from './span.ts'
import { decidedByDay, eventsByPerson, openByDays, submittedByDay } from './statistics-store.ts'

/** Figures only: no case is shown, so no audit event. */
export const statistics: RunCallHandler<typeof claimsAssignmentCalls.statistics> = async (
  input,
  { db, clock },
) => {
  const fault = daysFault(input)
  if (fault) return fault
  const span = spanOfDays(input)
  const [submitted, decided, open, people, appealed] = await Promise.all([
    submittedByDay(db, span),
    decidedByDay(db, span),
    openByDays(db, clock.now()),
    byPerson(db, span),
    // Every transition to the review state (10) counts as a review.
    countTransitions(db, { kind: 'claim', to: 10, ...span }),
  ])
  const cameOn = new Map(submitted.map(({ day, count }) => [day, count]))
  const wentOn = new Map(decided.map(({ day, count }) => [day, count]))
  const sum = (pick: (row: (typeof decided)[number]) => number) =>
    decided.reduce((all, row) => all + pick(row), 0)
  return answer({
    days: daysOf(input).map((day) => ({
      day,
      submitted: cameOn.get(day) ?? 0,
      decided: wentOn.get(day) ?? 0,
    })),
    decided: sum(({ count }) => count),
    instant: sum(({ instant }) => instant),
    rejected: sum(({ rejected }) => rejected),
    appealed,
    inTime: sum(({ inTime }) => inTime),
    tooLate: sum(({ tooLate }) => tooLate),
    openByAge: inAges(open),
    handlers: people,
  })
}

/** Each up to but excluding this number of days. */
const ages: readonly (readonly [name: string, days: number])[] = [
  ['不到1天', 1],
  ['1至2天', 2],
  ['2至4天', 4],
  ['4至7天', 7],
  ['7天以上', Infinity],
]

function inAges(open: readonly { days: number; count: number }[]): Statistics['openByAge'] {
  let least = -Infinity
  return ages.map(([name, most]) => {
    const from = least
    least = most
    const within = open.filter(({ days }) => days >= from && days < most)
    return { name, count: within.reduce((sum, { count }) => sum + count, 0) }
  })
}

const countedActions = {
  accepted: ['acceptCase', 'takeOverCase'],
  decided: ['approve', 'approveFirst', 'reject'],
  confirmed: ['confirm', 'sendBack'],
} as const satisfies Record<string, readonly AuditAction[]>

async function byPerson(db: Db, span: TimeSpan): Promise<Statistics['handlers']> {
  const [people, waiting, done] = await Promise.all([
    handlers(db),
    loads(db),
    eventsByPerson(db, span, Object.values(countedActions).flat()),
  ])
  return people.map(({ id, name }) => {
    const count = (actions: readonly AuditAction[]) =>
      done
        .filter((row) => row.staff_id === id && actions.includes(row.action))
        .reduce((sum, row) => sum + row.count, 0)
    return {
      name,
      accepted: count(countedActions.accepted),
      decided: count(countedActions.decided),
      confirmed: count(countedActions.confirmed),
      open: waiting.get(id) ?? 0,
    }
  })
}
