import type { AdminBill } from '@yf/contract/invoices-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { billStateNames, reversalStateNames } from '@yf/domain/invoice'
import { maskName } from '@yf/domain/masks'
import { companyNamesOf } from '#features/company/public.ts'
import { namesOf } from '#features/identity/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import { existingSubjectKey } from '#platform/crypto/subject-keys.ts'
import { ofMany, type BillRow, type ReversalRow } from '../bill-store.ts'
import { decryptedBillContent } from '../dto.ts'

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]

export async function toBillDtos(
  ctx: Pick<StaffContext, 'db' | 'cipher'>,
  rows: readonly BillRow[],
): Promise<AdminBill[]> {
  const names = await namesOf(ctx.db, unique(rows.map(({ account_id }) => account_id)))
  const companies = await companyNamesOf(ctx.db, unique(rows.map(({ company_id }) => company_id)))
  const { orders, reversals } = await ofMany(ctx.db, rows)
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      companyName: companies.get(row.company_id) ?? '',
      memberName: maskName(names.get(row.account_id) ?? ''),
      titleName: titleOf(decryptedBillContent(await existingSubjectKey(ctx, row.account_id), row).title),
      state: row.state,
      stateName: billStateNames[row.state],
      amountFen: row.amount_fen,
      invoiceNo: row.invoice_no,
      failure: row.failure,
      tries: row.tries,
      orderNos: (orders.get(row.id) ?? []).map(({ order_no }) => order_no),
      reversals: (reversals.get(row.id) ?? []).map(toReversalDto),
      createTime: shanghaiMoment(row.created_at),
      updateTime: shanghaiMoment(row.updated_at),
    })),
  )
}

/** A company's name is public; staff need not know a person's. */
const titleOf = ({ kind, name }: { readonly kind: string; readonly name: string }): string =>
  kind === 'company' ? name : maskName(name)

const toReversalDto = ({ id, amount_fen, state, failure }: ReversalRow) => ({
  id,
  amountFen: amount_fen,
  state,
  stateName: reversalStateNames[state],
  failure,
})
