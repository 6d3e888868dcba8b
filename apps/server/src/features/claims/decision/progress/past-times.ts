import { caseStates, type CaseState } from '@yf/domain/claim-case'
import type { VisitType } from '@yf/domain/claim-materials'
import { amountBand, expectedTimePolicy, usualWorkingDays, type AmountBand } from '@yf/domain/expected-time'
import { workingHoursBetween } from '@yf/domain/holidays'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { statesOfMany, type StateEvent } from '#platform/transitions/state-events.ts'
import { isStaffActor } from '#features/claims/record/transitions.ts'
import { claimKind, type CaseRow } from '#features/claims/record/own-case.ts'

/** Working days that people took to decide similar cases: of this company, or if it has too few, of all. */
export async function usualDecision(
  { db, clock }: PastTimesDeps,
  { company_id, visit_type, billed_fen }: Pick<CaseRow, 'company_id' | 'visit_type' | 'billed_fen'>,
): Promise<number | null> {
  const now = clock.now().getTime()
  const like: SimilarCases = {
    visitType: visit_type,
    band: amountBand(billed_fen),
    since: new Date(now - expectedTimePolicy.latestDays * dayMs),
  }
  const cached = cache.get(clock) ?? new Map<string, CachedDays>()
  cache.set(clock, cached)
  const name = JSON.stringify([company_id, visit_type, like.band.uptoFen])
  const last = cached.get(name)
  if (last && last.at <= now && now < last.at + freshMs) return last.days
  const days =
    usualWorkingDays(await decisionHours(db, like, company_id)) ??
    usualWorkingDays(await decisionHours(db, like, null))
  cached.set(name, { days, at: now })
  return days
}

interface PastTimesDeps {
  readonly db: Db
  readonly clock: Clock
}

interface CachedDays {
  readonly days: number | null
  readonly at: number
}

const dayMs = 86_400_000
/** Clients poll every open case, and months of decisions change slowly: cached for this long. */
export const freshMs = 5 * 60_000
/** Keyed by the clock, which is one per server. */
const cache = new WeakMap<Clock, Map<string, CachedDays>>()

export interface SimilarCases {
  readonly visitType: VisitType | null
  readonly band: AmountBand
  readonly since: Date
}

async function decisionHours(db: Db, like: SimilarCases, companyId: string | null): Promise<number[]> {
  const eventsByCase = await statesOfMany(db, claimKind, await similarCases(db, like, companyId).execute())
  return [...eventsByCase.values()].flatMap((events) => hoursOfPeople(events) ?? [])
}

/** The newest, of one company or of all. */
export const similarCases = (db: Db, { visitType, band, since }: SimilarCases, companyId: string | null) =>
  db
    .selectFrom('claim_case as c')
    .select(['c.company_id', 'c.id'])
    .where('c.decided_at', '>=', since)
    .where('c.visit_type', visitType === null ? 'is' : '=', visitType)
    .$if(companyId !== null, (query) => query.where('c.company_id', '=', companyId!))
    .$if(band.overFen !== null, (query) => query.where('c.billed_fen', '>', band.overFen!))
    .$if(band.uptoFen !== null, (query) => query.where('c.billed_fen', '<=', band.uptoFen!))
    // Excludes automatic payments in the query, so that they do not crowd out manual decisions.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment as p')
            .select('p.id')
            .whereRef('p.company_id', '=', 'c.company_id')
            .whereRef('p.subject_id', '=', 'c.id')
            .where('p.subject_kind', '=', claimKind)
            .where('p.is_at_once', '=', true),
        ),
      ),
    )
    .orderBy('c.decided_at', 'desc')
    .limit(expectedTimePolicy.latestCases)

const withUs = new Set<string>(
  [caseStates.submitted, caseStates.reviewing, caseStates.adjudicating].map(String),
)
const adjudicating = String(caseStates.adjudicating)
const decisions = new Set<string>([caseStates.paying, caseStates.paid, caseStates.rejected].map(String))

/** Null if no person decided it. Time spent waiting for the member's documents is excluded. */
export function hoursOfPeople(events: readonly StateEvent[]): number | null {
  const decided = events.findIndex(
    ({ from_state, to_state }) => from_state === adjudicating && decisions.has(to_state),
  )
  if (decided < 0 || !isStaffActor(events[decided]!.actor)) return null
  return events
    .slice(0, decided)
    .reduce(
      (sum, { to_state, at }, index) =>
        withUs.has(to_state) ? sum + workingHoursBetween(at, events[index + 1]!.at) : sum,
      0,
    )
}

/** When the case last reached us: submitted, or supplemented. */
export const lastReceivedAt = (
  events: readonly Pick<StateEvent, 'from_state' | 'to_state' | 'at'>[],
): Date | null =>
  events.findLast(({ from_state, to_state }) => isComing(from_state) && withUs.has(to_state))?.at ?? null

const notWithUs: readonly CaseState[] = [caseStates.draft, caseStates.supplementing]
const isComing = (from: string | null) => from === null || notWithUs.map(String).includes(from)

/** Working days until payments arrived; immediate payments and batches are counted separately. */
export async function usualPayout(db: Db, companyId: string, isAtOnce: boolean): Promise<number | null> {
  return (
    usualWorkingDays(await payoutHours(db, isAtOnce, companyId)) ??
    usualWorkingDays(await payoutHours(db, isAtOnce, null))
  )
}

async function payoutHours(db: Db, isAtOnce: boolean, companyId: string | null): Promise<number[]> {
  const paid = await db
    .selectFrom('payment')
    .select(['created_at', 'paid_at'])
    .where('state', '=', 'paid')
    .where('subject_kind', '=', claimKind)
    .where('is_at_once', '=', isAtOnce)
    .where('paid_at', 'is not', null)
    .$if(companyId !== null, (query) => query.where('company_id', '=', companyId!))
    .orderBy('created_at', 'desc')
    .limit(expectedTimePolicy.latestCases)
    .execute()
  return paid.map(({ created_at, paid_at }) => workingHoursBetween(created_at, paid_at!))
}
