import { coverAfter } from '@yf/domain/cover'
import { policiesOfEnrolments } from '#features/equity/public.ts'
import { alertStaff } from '#platform/alerts/alert-staff.ts'
import type { JobContext } from '#platform/call/context.ts'
import { coverColumns, eventsOf, type EnrolmentRow } from './store.ts'

const batchSize = 500

/** Compares enrolments and policies with their events, and alerts staff to every difference. Returns how many differ. */
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
  { db }: JobContext,
  companyId: string,
  rows: readonly EnrolmentRow[],
): Promise<string[]> {
  const ids = rows.map(({ id }) => id)
  const [events, policies] = await Promise.all([
    eventsOf(db, companyId, ids),
    policiesOfEnrolments(db, companyId, ids),
  ])
  const policyOf = new Map(policies.map((policy) => [policy.enrolment_id, policy]))
  return rows.flatMap((row) => {
    const own = events.get(row.id) ?? []
    const policy = policyOf.get(row.id)
    if (own.length === 0 || !policy) return [row.id]
    const folded = coverColumns(coverAfter(own))
    const isSame =
      folded.class_key === row.class_key &&
      folded.starts_on === row.starts_on &&
      folded.ends_on === row.ends_on &&
      folded.waiting_from === row.waiting_from &&
      folded.starts_on === policy.start_dt &&
      folded.ends_on === policy.end_dt &&
      folded.waiting_from === policy.waiting_from
    return isSame ? [] : [row.id]
  })
}
