import type { AssignmentRule, HandlerGroup, CaseHandler } from '@yf/contract/claims-admin-assignment'
import { caseStates } from '@yf/domain/claim-case'
import type { JobContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { takeCase } from '#features/claims/public.ts'
import { assign, handlerOf } from '../case/assignment.ts'
import { narrowed } from '../queue/narrow.ts'
import { inOrder } from '../queue/order.ts'
import { everyCase } from '../queue/store.ts'
import { caseHandlers } from './people-store.ts'
import { assignmentNow } from './rule-store.ts'

/** More than come in a minute; what is left is the next minute's. */
const mostAtOnce = 200

/**
 * Gives what nobody has, and what somebody has not accepted who is away, to whom the rules say: the first rule that fits
 * and that has anybody there, and of its people the one for whom least waits.
 */
export async function handOut(ctx: JobContext): Promise<number> {
  const { db, clock } = ctx
  const { rules, groups } = await assignmentNow(db)
  if (rules.length === 0) return 0
  const desk = await caseHandlers(db, clock.now())
  const waiting = new Map(desk.map(({ id, openCount }) => [id, openCount]))
  const there = desk.filter(({ isAway }) => isAway === 0).map(({ id }) => id)
  let given = 0
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
      given += 1
    }
    // Cases of this rule are left: a later rule must not have them.
    if (cases.length === mostAtOnce) break
  }
  return given
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

/** By their turn. */
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

/** Under the lock of the case: whoever accepted it meanwhile keeps it. */
const give = (ctx: JobContext, caseId: string, staffId: string, there: readonly string[]): Promise<boolean> =>
  ctx.transaction(async ({ db, clock }) => {
    const caseRow = await takeCase(db, caseId)
    if (caseRow?.state !== caseStates.submitted) return false
    const handler = await handlerOf(db, caseRow)
    if (handler !== null && there.includes(handler)) return false
    await assign(db, caseRow, staffId, clock.now())
    return true
  })
