import type { Input } from '@yf/contract/call'
import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { isDay, shanghaiDay } from '@yf/domain/dates'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse, type BadInput } from '#platform/call/outcome.ts'
import { correctReceipt } from '#features/claims/decision/correct-receipts.ts'
import { materialRows, receiptRows, type ReceiptRow } from '#features/claims/record/find.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { recordEncryptedEvent } from '#features/staff/public.ts'
import { voidApproval } from '../case/assignment.ts'
import { takeCorrectable } from '../case/take-correctable.ts'
import { toWorkCaseDto } from '../case/work-case.ts'

type CorrectionInput = Input<typeof claimsAdminCalls.correct>

/** Recognised and member-entered values are stored beside the handler's. */
export const correct: RunCallHandler<typeof claimsAdminCalls.correct> = async (input, ctx) => {
  const wrong = faultOf(input, shanghaiDay(ctx.clock.now()))
  if (wrong) return wrong
  const taken = await takeCorrectable(ctx, input.caseId)
  if (taken.kind === 'refused') return taken
  const { caseRow } = taken
  const before = await receiptFor(ctx, caseRow, input)
  if (before === 'unknown') return refuse('notFound')
  const refused = await correctReceipt(ctx, caseRow, before, {
    ...correctionOf(input),
    by: ctx.staff.name,
  })
  if (refused) return refused
  await voidApproval(ctx.db, caseRow)
  await recordEncryptedEvent(ctx, {
    action: before ? 'correctReceipt' : 'enterReceipt',
    about: caseRow,
    payload: payloadOf(input),
  })
  return answer(await toWorkCaseDto(ctx, caseRow.id))
}

function faultOf(input: CorrectionInput, today: string): BadInput | null {
  if (input.day !== null && !isDay(input.day)) return badInput('day', '日期不存在')
  if (input.day !== null && input.day > today) return badInput('day', '日期不能晚于今天')
  const { visitDay = null } = input
  if (visitDay !== null && !isDay(visitDay)) return badInput('visitDay', '就诊日期不存在')
  if (visitDay !== null && visitDay > today) return badInput('visitDay', '就诊日期不能晚于今天')
  const billed = input.billedFen ?? 0
  if (input.excludedFen > billed) return badInput('excludedFen', '不在保障范围的金额不能超过发票金额')
  if (input.socialFen > billed) return badInput('socialFen', '社保支付的金额不能超过发票金额')
  if ((input.ownExpenseFen ?? 0) > billed - input.socialFen)
    return badInput('ownExpenseFen', '个人自费不能超过发票金额减去社保支付的金额')
  if (input.excludedFen > 0 && !input.excludedReason?.trim())
    return badInput('excludedReason', '请写明不在保障范围的原因')
  return null
}

/** The receipt, found by its id or picture, or null if it is new. */
async function receiptFor(
  { db }: StaffContext,
  caseRow: CaseRow,
  { receiptId, materialId }: CorrectionInput,
): Promise<ReceiptRow | null | 'unknown'> {
  const receipts = await receiptRows(db, caseRow)
  if (receiptId) return receipts.find(({ id }) => id === receiptId) ?? 'unknown'
  if (!materialId) return null
  const materials = await materialRows(db, caseRow)
  if (!materials.some(({ id, kind }) => id === materialId && kind === 'receipt')) return 'unknown'
  return receipts.find(({ material_id }) => material_id === materialId) ?? null
}

/** Normalised like the member's and the recognised number, or the same invoice would count as another. */
const correctionOf = (input: CorrectionInput) => ({
  values: {
    invoiceCode: input.invoiceCode.toUpperCase(),
    invoiceNumber: input.invoiceNumber?.toUpperCase() || null,
    day: input.day,
    billedFen: input.billedFen,
    socialFen: input.socialFen,
    ...(input.ownExpenseFen !== undefined && { ownExpenseFen: input.ownExpenseFen }),
    ...(input.visitDay !== undefined && { visitDay: input.visitDay }),
    payer: input.payer?.trim() || null,
    hospital: input.hospital?.trim() || null,
  },
  excludedFen: input.excludedFen,
  excludedReason: input.excludedReason?.trim() ?? null,
  materialId: input.materialId ?? null,
})

const payloadOf = (receipt: CorrectionInput) => ({
  day: receipt.day,
  visitDay: receipt.visitDay ?? null,
  billedFen: receipt.billedFen,
  socialFen: receipt.socialFen,
  ownExpenseFen: receipt.ownExpenseFen ?? 0,
  excludedFen: receipt.excludedFen,
  excludedReason: receipt.excludedReason?.trim() ?? null,
})
