import type { AssignmentRule, HandlerGroup, CaseHandler } from '@yf/contract/claims-admin-assignment'
import { caseStates } from '@yf/domain/claim-case'
import type { JobContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { takeCase } from '#features/claims/record/find.ts'
import { assign, handlerOf } from '../case/assignment.ts'
import { narrowed } from './narrow.ts'
import { inOrder } from './order.ts'
import { everyCase } from './store.ts'
import { caseHandlers } from './people-store.ts'
import { assignmentNow } from './rule-store.ts'

/** More than arrive in a minute; the rest follows in the next minute. */
const mostAtOnce = 200

/**
 * Assigns unassigned cases, and unaccepted cases of staff who are away: the first matching rule with anybody present
 * applies, and of its people the one with the fewest waiting cases gets the case.
 */
export async function assignByRules(ctx: JobContext): Promise<number> {
  const { db, clock } = ctx
  const { rules, groups } = await assignmentNow(db)
  if (rules.length === 0) return 0
  const handlers = await caseHandlers(db, clock.now())
  const waiting = new Map(handlers.map(({ id, openCount }) => [id, openCount]))
  const there = handlers.filter(({ isAway }) => isAway === 0).map(({ id }) => id)
  let assignedCount = 0
  for (const rule of rules) {
    const team = teamOf(rule, groups, there)
    if (team.length === 0) continue
    const cases = await unclaimed(db, rule, { there, now: clock.now() })
    for (const caseId of cases) {
      const staffId = team.reduce((least, one) =>
        (waiting.get(one) ?? 0) < (waiting.get(least) ?? 0) ? one : least,
      )
      if (!(await give(ctx, caseId, staffId, there))) continue
      waiting.set(staffId, (waiting.get(staffId) ?? 0) + 1)
      assignedCount += 1
    }
    // More cases match this rule: a later rule must not get them.
    if (cases.length === mostAtOnce) break
  }
  return assignedCount
}

const teamOf = (
  { groupId }: AssignmentRule,
  groups: readonly HandlerGroup[],
  there: readonly CaseHandler['id'][],
): readonly string[] => {
  if (groupId === null) return there
  const group = groups.find(({ id }) => id === groupId)
  return there.filter((id) => group?.staffIds.includes(id))
}

/** In queue order. */
async function unclaimed(
  db: Db,
  { companyId, visitType, minFen, maxFen }: AssignmentRule,
  { there, now }: { readonly there: readonly string[]; readonly now: Date },
): Promise<string[]> {
  const fitting = narrowed(
    everyCase(db),
    {
      state: caseStates.submitted,
      minFen,
      ...(companyId && { companyId }),
      ...(visitType && { visitType }),
      ...(maxFen !== null && { maxFen }),
    },
    now,
  ).where(({ or, eb }) => or([eb('a.staff_id', 'is', null), eb('a.staff_id', 'not in', there)]))
  const rows = await inOrder(fitting, 'open').clearSelect().select('c.id').limit(mostAtOnce).execute()
  return rows.map(({ id }) => id)
}

/** Holds the case's lock: a handler who accepted it meanwhile keeps it. */
const give = (ctx: JobContext, caseId: string, staffId: string, there: readonly string[]): Promise<boolean> =>
  ctx.transaction(async ({ db, clock }) => {
    const caseRow = await takeCase(db, caseId)
    if (caseRow?.state !== caseStates.submitted) return false
    const handler = await handlerOf(db, caseRow)
    if (handler !== null && there.includes(handler)) return false
    await assign(db, caseRow, staffId, clock.now())
    return true
  })
