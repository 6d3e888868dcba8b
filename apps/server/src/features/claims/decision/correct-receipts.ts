import type { VisitType } from '@yf/domain/claim-materials'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { receiptRows, type ReceiptRow } from '../record/find.ts'
import { deleteManualLines } from '../record/line-store.ts'
import type { CaseWork } from '../record/transitions.ts'
import { billedSum } from '../assessment/decision.ts'
import { usedInvoiceMessage } from '../record/held-invoices.ts'
import { columnsOf } from '../evidence/reading/keep-reading.ts'
import { changeCase, type CaseRow } from '../record/own-case.ts'
import type { ReceiptValues } from '../record/tables.ts'
import { orderChecks } from '../evidence/verification/ask-issuer.ts'
import { holdInvoices } from './hold-invoices.ts'
import { noteFlags } from './keep-flags.ts'

export interface Correction {
  readonly values: ReceiptValues
  readonly excludedFen: number
  /** Stored only if something is excluded. */
  readonly excludedReason: string | null
  /** The picture of a receipt that is entered by hand. */
  readonly materialId: string | null
  /** The name of the person who entered it. */
  readonly by: string
}

/**
 * A handler's correction of a receipt, or a new receipt (`before` is then null). Recognised and member-entered values
 * are stored beside it.
 */
export async function correctReceipt(
  ctx: CaseWork,
  caseRow: CaseRow,
  before: ReceiptRow | null,
  correction: Correction,
): Promise<RefusedCall<'invoiceUsed'> | null> {
  const id = await keepCorrection(ctx.db, caseRow, before, correction)
  return afterReceipts(ctx, caseRow, id)
}

/** The removed receipt's picture stays with the case as another kind, together with its recognised values. */
export async function takeOutReceipt(
  ctx: CaseWork,
  caseRow: CaseRow,
  { id, material_id }: ReceiptRow,
): Promise<RefusedCall<'invoiceUsed'> | null> {
  const key = { company_id: caseRow.company_id, case_id: caseRow.id }
  if (material_id === null)
    await ctx.db
      .deleteFrom('claim_receipt')
      .where((row) => row.and({ ...key, id }))
      .execute()
  else
    await ctx.db
      .updateTable('claim_material')
      .set({ kind: 'other', is_kind_given: true })
      .where((row) => row.and({ ...key, id: material_id }))
      .execute()
  return afterReceipts(ctx, caseRow, id)
}

export interface CorrectedVisit {
  readonly visitType: VisitType
  readonly hospital: string
  /** Null if nothing changes. */
  readonly days: { readonly first: string; readonly last: string } | null
}

/** Another kind of visit, or another day, may be another liability: lines set by hand are dropped. */
export async function correctVisit(
  ctx: CaseWork,
  caseRow: CaseRow,
  { visitType, hospital, days }: CorrectedVisit,
): Promise<void> {
  const { first = caseRow.visit_start, last = caseRow.visit_end } = days ?? {}
  const visit = { visit_type: visitType, hospital, visit_start: first, visit_end: last }
  await changeCase(ctx.db, caseRow, { ...visit, updated_at: ctx.clock.now() })
  const isOther =
    visitType !== caseRow.visit_type || first !== caseRow.visit_start || last !== caseRow.visit_end
  if (isOther) await deleteManualLines(ctx.db, caseRow)
  await noteFlags(ctx, { ...caseRow, ...visit })
}

/**
 * After receipts have changed: holds their invoices for this case, updates the case's sum and recalculates the flags.
 */
async function afterReceipts(
  ctx: CaseWork,
  caseRow: CaseRow,
  receiptId: string,
): Promise<RefusedCall<'invoiceUsed'> | null> {
  const { db, clock } = ctx
  await deleteManualLines(db, caseRow, receiptId)
  const receipts = await receiptRows(db, caseRow)
  const used = await holdInvoices(ctx, caseRow, receipts)
  if (used) return refuse('invoiceUsed', usedInvoiceMessage(used))
  await changeCase(db, caseRow, { billed_fen: billedSum(receipts), updated_at: clock.now() })
  await orderChecks(ctx, receipts)
  await noteFlags(ctx, caseRow)
  return null
}

/** Fields that a correction omits keep their value. */
const unchangedValues = (before: ReceiptRow | null): Partial<ReceiptValues> => ({
  ...(before && { ownExpenseFen: before.own_expense_fen }),
  ...(before?.visit_day != null && { visitDay: before.visit_day }),
  ...(before?.self_paid_fen != null && { selfPaidFen: before.self_paid_fen }),
  ...(before?.pooled_fen != null && { pooledFen: before.pooled_fen }),
  ...(before?.account_fen != null && { accountFen: before.account_fen }),
})

async function keepCorrection(
  tx: Db,
  { company_id, id: case_id }: CaseRow,
  before: ReceiptRow | null,
  { values: correctedValues, excludedFen, excludedReason, materialId, by }: Correction,
): Promise<string> {
  const values = { ...unchangedValues(before), ...correctedValues }
  const columns = {
    ...columnsOf(values),
    excluded_fen: excludedFen,
    excluded_reason: excludedFen > 0 ? excludedReason : null,
    snapshot: {
      enteredBy: by,
      ...(before?.snapshot ?? { read: null, byMember: null }),
      byHandler: values,
    },
    is_confirmed: true,
    is_sure: false,
  }
  if (before) {
    await tx
      .updateTable('claim_receipt')
      .set(columns)
      .where((row) => row.and({ company_id, case_id, id: before.id }))
      .execute()
    return before.id
  }
  const id = newId()
  await tx
    .insertInto('claim_receipt')
    .values({ company_id, case_id, id, material_id: materialId, sort: 1_000, ...columns })
    .execute()
  return id
}
