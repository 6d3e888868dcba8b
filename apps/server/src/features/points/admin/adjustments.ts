import type { Adjustment, pointsAdminCalls } from '@yf/contract/points-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { maskName, maskPhone } from '@yf/domain/masks'
import { mayDo } from '@yf/domain/staff'
import { allCompanyNames, companyNamesOf } from '#features/company/public.ts'
import { namesOf, phonesOf } from '#features/identity/public.ts'
import { countLists, pageOf, recordRead, staffNames } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { adjustmentQuery, type AdjustmentRow } from './store.ts'

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]

export const adjustments: RunCallHandler<typeof pointsAdminCalls.adjustments> = async (
  { state, ...page },
  ctx,
) => {
  const { rows, total } = await pageOf(ctx.db, adjustmentQuery(ctx.db, state), page, (query) =>
    query
      .orderBy('decided_at', (order) => order.desc().nullsFirst())
      .orderBy('proposed_at', 'desc')
      .orderBy('id'),
  )
  await recordRead(ctx, { action: 'listAdjustments', seen: rows })
  return answer({
    records: await toAdjustmentDtos(ctx, rows),
    total,
    counts: await countLists(ctx.db, {
      proposed: adjustmentQuery(ctx.db, 'proposed'),
      confirmed: adjustmentQuery(ctx.db, 'confirmed'),
      refused: adjustmentQuery(ctx.db, 'refused'),
    }),
    companies: await allCompanyNames(ctx.db),
  })
}

export async function toAdjustmentDtos(
  { db, cipher, staff }: Pick<StaffContext, 'db' | 'cipher' | 'staff'>,
  rows: readonly AdjustmentRow[],
): Promise<Adjustment[]> {
  const people = unique(rows.map(({ account_id }) => account_id))
  const [names, phones] = [await namesOf(db, people), await phonesOf(db, cipher, people)]
  const companies = await companyNamesOf(db, unique(rows.map(({ company_id }) => company_id)))
  const colleagues = await staffNames(
    db,
    rows.flatMap(({ proposed_by, decided_by }) => [proposed_by, ...(decided_by ? [decided_by] : [])]),
  )
  return rows.map((row) => ({
    id: row.id,
    companyName: companies.get(row.company_id) ?? '',
    memberName: maskName(names.get(row.account_id) ?? ''),
    memberPhone: maskPhone(phones.get(row.account_id) ?? ''),
    points: row.points,
    reason: row.reason,
    state: row.state,
    proposedBy: colleagues.get(row.proposed_by) ?? '',
    proposedTime: shanghaiMoment(row.proposed_at),
    decidedBy: row.decided_by && (colleagues.get(row.decided_by) ?? ''),
    decidedTime: row.decided_at && shanghaiMoment(row.decided_at),
    note: row.note,
    canDecide:
      row.state === 'proposed' && mayDo(staff.role, 'account') && row.proposed_by !== staff.id ? 1 : 0,
  }))
}
