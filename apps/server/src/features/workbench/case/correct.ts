import type { Input } from '@yf/contract/call'
import type { workbenchCalls } from '@yf/contract/workbench'
import { caseStates } from '@yf/domain/claim-case'
import { isDay, shanghaiDay } from '@yf/domain/dates'
import { formatFen } from '@yf/domain/money'
import type { StaffContext } from '#platform/call/context.ts'
import { answer, badInput, refuse, type BadInput } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { materialRows, receiptRows, type CaseRow, type ReceiptRow } from '#features/claims/public.ts'
import { recordDeed } from '../audit/record.ts'
import { withDuty } from '../duty.ts'
import { afterReceipts, dropHandLines } from './change-receipts.ts'
import { takeOwn } from './take-own.ts'
import { workCase } from './work-case.ts'

type Given = Input<typeof workbenchCalls.correct>

/** What was read and what the member made of it stay beside what the handler writes. */
export const correct = withDuty<typeof workbenchCalls.correct>('correct', 'handle', async (input, ctx) => {
  const wrong = faultOf(input, shanghaiDay(ctx.clock.now()))
  if (wrong) return wrong
  const taken = await takeOwn(ctx, input.caseId, [caseStates.reviewing, caseStates.adjudicating])
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const before = await receiptFor(ctx, caseRow, input)
  if (before === 'unknown') return refuse('notFound')
  const id = await keep(ctx, caseRow, input, before)
  await dropHandLines(ctx, caseRow, id)
  const refused = await afterReceipts(ctx, caseRow)
  if (refused) return refused
  await recordDeed(ctx, {
    deed: before ? '更正发票' : '录入发票',
    about: caseRow,
    detail: wordsOf(input),
  })
  return answer(await workCase(ctx, caseRow.id))
})

function faultOf(input: Given, today: string): BadInput | null {
  if (input.day !== null && !isDay(input.day)) return badInput('day', '日期不存在')
  if (input.day !== null && input.day > today) return badInput('day', '日期不能晚于今天')
  const billed = input.billedFen ?? 0
  if (input.excludedFen > billed) return badInput('excludedFen', '不在保障范围的金额不能超过发票金额')
  if (input.socialFen > billed) return badInput('socialFen', '社保支付的金额不能超过发票金额')
  if (input.excludedFen > 0 && !input.excludedReason?.trim())
    return badInput('excludedReason', '请写明不在保障范围的原因')
  return null
}

/** The one it is about, or null where it is new: named by itself or by its picture. */
async function receiptFor(
  { db }: StaffContext,
  caseRow: CaseRow,
  { receiptId, materialId }: Given,
): Promise<ReceiptRow | null | 'unknown'> {
  const receipts = await receiptRows(db, caseRow)
  if (receiptId) return receipts.find(({ id }) => id === receiptId) ?? 'unknown'
  if (!materialId) return null
  const materials = await materialRows(db, caseRow)
  if (!materials.some(({ id, kind }) => id === materialId && kind === 'receipt')) return 'unknown'
  return receipts.find(({ material_id }) => material_id === materialId) ?? null
}

/** Spelt as the member's and the reader's are, or the same invoice would pass for another. */
const givenBy = ({ invoiceCode, invoiceNumber, day, billedFen, socialFen, payer, hospital }: Given) => ({
  invoiceCode: invoiceCode.toUpperCase(),
  invoiceNumber: invoiceNumber?.toUpperCase() || null,
  day,
  billedFen,
  socialFen,
  payer: payer?.trim() || null,
  hospital: hospital?.trim() || null,
})

async function keep(
  { db }: StaffContext,
  { company_id, id: case_id }: CaseRow,
  input: Given,
  before: ReceiptRow | null,
): Promise<string> {
  const byHandler = givenBy(input)
  const values = {
    invoice_code: byHandler.invoiceCode,
    invoice_number: byHandler.invoiceNumber,
    day: byHandler.day,
    billed_fen: byHandler.billedFen,
    social_fen: input.socialFen,
    excluded_fen: input.excludedFen,
    excluded_reason: input.excludedFen > 0 ? (input.excludedReason?.trim() ?? null) : null,
    payer: byHandler.payer,
    hospital: byHandler.hospital,
    snapshot: JSON.stringify({ ...(before?.snapshot ?? { read: null, byMember: null }), byHandler }) as never,
    is_confirmed: true,
    is_sure: false,
  }
  if (before) {
    await db
      .updateTable('claim_receipt')
      .set(values)
      .where((row) => row.and({ company_id, case_id, id: before.id }))
      .execute()
    return before.id
  }
  const id = newId()
  const material_id = input.materialId ?? null
  await db
    .insertInto('claim_receipt')
    .values({ company_id, case_id, id, material_id, sort: 1_000, ...values })
    .execute()
  return id
}

const wordsOf = ({ day, billedFen, excludedFen, socialFen, excludedReason }: Given): string =>
  [
    `日期 ${day ?? '空'}`,
    `金额 ${billedFen === null ? '空' : formatFen(billedFen)}`,
    ...(socialFen > 0 ? [`社保 ${formatFen(socialFen)}`] : []),
    ...(excludedFen > 0 ? [`除外 ${formatFen(excludedFen)}（${excludedReason?.trim()}）`] : []),
  ].join('，')
