import type { ReceiptFields } from '@yf/contract/claim-shapes'
import type { claimCalls } from '@yf/contract/claims'
import { isDay, shanghaiDay } from '@yf/domain/dates'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse, type BadInput } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { changeCase, type CaseRow } from '#features/claims/record/own-case.ts'
import type { ReceiptValues } from '#features/claims/record/tables.ts'
import { orderChecks } from '../verification/ask-issuer.ts'
import { addReceipt, columnsOf } from './keep-reading.ts'
import { loadMaterials } from './load-materials.ts'
import { receiptDtos } from './materials-dto.ts'
import { isRefused, isSubmitted, takeOpenCase } from '#features/claims/record/materials/open-case.ts'
import { isSameValues, noValues, tidyInvoice } from './receipt-rules.ts'
import { materialRow, receiptOfMaterial } from '#features/claims/record/materials/store.ts'
import type { MaterialRow, ReceiptRow } from '#features/claims/record/find.ts'

/** Recognised and member-entered values, side by side (decisions §6). */
export const saveSnapshots: RunCallHandler<typeof claimCalls.saveSnapshots> = async (
  { caseId, receipts },
  ctx,
) => {
  const caseRow = await takeOpenCase(ctx.db, ctx.caller.accountId, caseId)
  if (isRefused(caseRow)) return caseRow
  const today = shanghaiDay(ctx.clock.now())
  for (const [at, { materialId, ...entered }] of receipts.entries()) {
    const material = await materialRow(ctx.db, caseRow, materialId)
    if (!material || material.kind !== 'receipt') return refuse('notFound', '有发票已被删除，请刷新后再试')
    const fault = faultOf(entered, today, `receipts.${at}`)
    if (fault) return fault
    if (!(await mayChange(ctx.db, caseRow, material))) return refuse('fileSubmitted', reviewedMessage)
    await saveEntered(ctx.db, material, entered)
    await askOf(ctx, material)
  }
  await changeCase(ctx.db, caseRow, { updated_at: ctx.clock.now() })
  const saved = receipts.map(({ materialId }) => materialId)
  const dtos = receiptDtos(caseRow, await loadMaterials(ctx, caseRow, saved))
  return answer(dtos.filter(({ materialId }) => materialId !== null))
}

/** Issuer queries are metered: someone who tries many numbers gets no further queries. */
async function askOf(ctx: MemberContext, material: MaterialRow): Promise<void> {
  const receipt = await receiptOfMaterial(ctx.db, material)
  const uses = await ctx.limits.take('invoiceChecks', ctx.caller.accountId, { limit: 200, seconds: 86_400 })
  if (receipt && uses.allowed) await orderChecks(ctx, [receipt])
}

const reviewedMessage = '这张发票已由理赔专员核对，不能再修改；如有出入，请在补充说明中告诉我们'

/** Members can change what a handler has seen only on request, and never the handler's own corrections. */
async function mayChange(db: Db, caseRow: CaseRow, material: MaterialRow): Promise<boolean> {
  if (!isSubmitted(caseRow, material)) return true
  if (!caseRow.asked_for?.kinds.includes(material.kind)) return false
  return !(await receiptOfMaterial(db, material))?.snapshot.byHandler
}

function faultOf(
  { day, billedFen, socialFen, ownExpenseFen = 0 }: ReceiptFields,
  today: string,
  where: string,
): BadInput | null {
  if (day !== null && !isDay(day)) return badInput(`${where}.day`, '开票日期不存在，请核对')
  if (day !== null && day > today) return badInput(`${where}.day`, '开票日期不能晚于今天，请核对')
  if (socialFen > (billedFen ?? Infinity))
    return badInput(`${where}.socialFen`, '医保已支付的金额不能超过发票金额')
  if (ownExpenseFen > (billedFen ?? Infinity) - socialFen)
    return badInput(`${where}.ownExpenseFen`, '个人自费不能超过发票金额减去医保已支付的金额')
  return null
}

/** Fields that the form does not contain keep the recognised value. */
const enteredValues = (entered: ReceiptFields, existing: ReceiptRow): ReceiptValues => ({
  ...existing.snapshot.read,
  invoiceCode: tidyInvoice(entered.invoiceCode),
  invoiceNumber: entered.invoiceNumber === null ? null : tidyInvoice(entered.invoiceNumber) || null,
  day: entered.day,
  billedFen: entered.billedFen,
  socialFen: entered.socialFen,
  ownExpenseFen: entered.ownExpenseFen ?? existing.own_expense_fen,
  payer: entered.payer?.trim() || null,
  hospital: entered.hospital?.trim() || null,
})

/** Changed values become the member's own; unchanged ones count as confirmed. */
async function saveEntered(db: Db, material: MaterialRow, entered: ReceiptFields): Promise<void> {
  if (!(await receiptOfMaterial(db, material))) await addReceipt(db, material, null, false)
  const existing = (await receiptOfMaterial(db, material))!
  const values = enteredValues(entered, existing)
  const isAsRead = isSameValues(values, existing.snapshot.read ?? noValues)
  await db
    .updateTable('claim_receipt')
    .set({
      ...columnsOf(values),
      // Members can never change a handler's corrections (`mayChange`), so these rows have no handler mark.
      snapshot: { read: existing.snapshot.read, byMember: isAsRead ? null : values, byHandler: null },
      is_sure: isAsRead && existing.is_sure,
      is_confirmed: true,
    })
    .where((row) => row.and({ company_id: existing.company_id, case_id: existing.case_id, id: existing.id }))
    .execute()
}
