import type { billsAdminCalls, AdminBill } from '@yf/contract/bills-admin'
import { billStateNames } from '@yf/domain/bill'
import { shanghaiMoment } from '@yf/domain/dates'
import { maskName, maskPhone } from '@yf/domain/masks'
import { companyNamesOf } from '#features/company/public.ts'
import { countLists, pageOf, recordRead } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { payerRow, phoneRow } from '../encrypted.ts'
import { billQuery, type BillRow } from '../store.ts'

const listsOf = (db: Db) => ({
  open: billQuery(db, 'open'),
  paid: billQuery(db, 'paid'),
  void: billQuery(db, 'void'),
})

/** The payer need not be a member: the audit event of viewing names the bills. */
export const bills: RunCallHandler<typeof billsAdminCalls.bills> = async ({ state, ...page }, ctx) => {
  const { rows, total } = await pageOf(ctx.db, billQuery(ctx.db, state), page, (query) =>
    query.orderBy('created_at', 'desc').orderBy('id'),
  )
  await recordRead(ctx, { action: 'listBills', encrypted: rows.map(({ id }) => id) })
  const counts = await countLists(ctx.db, listsOf(ctx.db))
  return answer({ records: await adminBills(ctx, rows), total, counts })
}

export async function adminBills(
  { db, cipher }: Pick<StaffContext, 'db' | 'cipher'>,
  rows: readonly BillRow[],
): Promise<AdminBill[]> {
  const companies = await companyNamesOf(db, [...new Set(rows.flatMap(({ company_id }) => company_id ?? []))])
  const momentOf = (at: Date | null) => at && shanghaiMoment(at)
  return rows.map((row) => ({
    id: row.id,
    billNo: row.bill_no,
    title: row.title,
    companyName: row.company_id && (companies.get(row.company_id) ?? ''),
    payerName: maskName(cipher.open(row.payer_encrypted, payerRow(row.id))),
    phone: maskPhone(cipher.open(row.phone_encrypted, phoneRow(row.id))),
    lines: [...row.lines],
    amountFen: row.amount_fen,
    state: row.state,
    stateName: billStateNames[row.state],
    expireTime: shanghaiMoment(row.expires_at),
    sentTime: momentOf(row.sent_at),
    paidTime: momentOf(row.paid_at),
    createTime: shanghaiMoment(row.created_at),
  }))
}
