import { entitlementsOf, type Entitlement } from '@yf/domain/entitlement'
import { coverAfter, type PersonCover } from '@yf/domain/cover'
import { shanghaiDay } from '@yf/domain/dates'
import { differingEntitlements, policiesOfEnrolments } from '#features/equity/public.ts'
import { contractsByIds } from '#features/plans/public.ts'
import { alertStaff } from '#platform/alerts/alert-staff.ts'
import type { JobContext } from '#platform/call/context.ts'
import { coverColumns, eventsOf, type EnrolmentRow } from './store.ts'

const batchSize = 500

/** Compares enrolments, policies and what benefit plans gave with the events, and alerts staff to every difference. Returns how many differ. */
export async function recountEnrolments(ctx: JobContext): Promise<number> {
  let found = 0
  let after: Pick<EnrolmentRow, 'company_id' | 'id'> | null = null
  for (;;) {
    const rows: EnrolmentRow[] = await rowsAfter(ctx, after)
    for (const [companyId, own] of Map.groupBy(rows, ({ company_id }) => company_id))
      for (const id of await differing(ctx, companyId, own)) {
        found += 1
        await alertStaff(ctx, {
          kind: 'coverDifference',
          about: id,
          text: `参保记录 ${id} 与参保事件不一致，请核对`,
        })
      }
    if (rows.length < batchSize) return found
    after = rows.at(-1)!
  }
}

const rowsAfter = (
  { db }: JobContext,
  after: Pick<EnrolmentRow, 'company_id' | 'id'> | null,
): Promise<EnrolmentRow[]> =>
  db
    .selectFrom('enrolment')
    .selectAll()
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('company_id', 'id'), '>', tuple(after!.company_id, after!.id)),
      ),
    )
    .orderBy('company_id')
    .orderBy('id')
    .limit(batchSize)
    .execute()

async function differing(
  { db, clock }: JobContext,
  companyId: string,
  rows: readonly EnrolmentRow[],
): Promise<string[]> {
  const ids = rows.map(({ id }) => id)
  const contractIds = rows.map(({ contract_id }) => contract_id)
  const [events, policies, contracts] = await Promise.all([
    eventsOf(db, companyId, ids),
    policiesOfEnrolments(db, companyId, ids),
    contractsByIds(db, companyId, contractIds, shanghaiDay(clock.now())),
  ])
  const policyOf = new Map(policies.map((policy) => [policy.enrolment_id, policy]))
  const benefitsOf = new Map(contracts.map(({ id, benefits }) => [id, benefits]))
  const wanted = new Map<string, readonly Entitlement[]>()
  const wrong = rows.flatMap((row) => {
    const own = events.get(row.id) ?? []
    if (own.length === 0) return [row.id]
    const cover = coverAfter(own)
    const benefits = benefitsOf.get(row.contract_id) ?? null
    if (benefits) wanted.set(row.id, entitlementsOf(cover, benefits))
    const isSame = isFolded(row, cover) && (benefits !== null || isPolicyOf(row, policyOf.get(row.id)))
    return isSame ? [] : [row.id]
  })
  return [...new Set([...wrong, ...(await differingEntitlements(db, companyId, wanted))])]
}

function isFolded(row: EnrolmentRow, cover: PersonCover): boolean {
  const folded = coverColumns(cover)
  return (
    folded.class_key === row.class_key &&
    folded.starts_on === row.starts_on &&
    folded.ends_on === row.ends_on &&
    folded.waiting_from === row.waiting_from
  )
}

type PolicyDays = Awaited<ReturnType<typeof policiesOfEnrolments>>[number]

const isPolicyOf = (row: EnrolmentRow, policy: PolicyDays | undefined): boolean =>
  policy !== undefined &&
  policy.start_dt === row.starts_on &&
  policy.end_dt === row.ends_on &&
  policy.waiting_from === row.waiting_from
