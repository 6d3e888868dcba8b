import { paymentFile, type PaymentFault, type PaymentInstruction } from '@yf/papers/payment-file'
import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { shanghaiDay } from '@yf/domain/dates'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { cardRow } from '#features/claims/record/encrypted.ts'
import { orderByFile } from '#features/claims/decision/payment/for-staff.ts'
import { paidOutOf } from '#features/claims/decision/payment/paid-out.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { refuseInvolvedPayer } from './pay-blockers.ts'
import { batchById, payloadOf } from './make-batch.ts'
import { markBatch, paymentsOfBatch, seenIn, wayOf } from './store.ts'

/**
 * Anybody who holds the file can have it paid, so from now on the batch is paid by file. It contains full card
 * numbers: each download is audited.
 */
export const batchFile: RunCallHandler<typeof claimsAdminCalls.batchFile> = async (
  { batchId, encoding },
  ctx,
) => {
  const batch = await batchById(ctx, batchId)
  if (!batch) return refuse('notFound')
  const own = await refuseInvolvedPayer(ctx.db, ctx.staff, await paymentsOfBatch(ctx.db, batchId))
  if (own) return own
  const now = ctx.clock.now()
  if (await markBatch(ctx.db, batchId, 'file', now)) await orderByFile(ctx.db, batchId, now)
  else if ((await wayOf(ctx.db, batchId)) === 'sent')
    return refuse('otherPayWay', '该批次已发送给付款方，不能再按文件打款')
  const payments = await paymentsOfBatch(ctx.db, batchId)
  const instructions = payments.map((row): PaymentInstruction => ({
    instructionId: row.id,
    payeeName: row.holder_name,
    cardNo: ctx.cipher.open(row.number_encrypted, cardRow(row.bank_card_id)),
    bank: row.bank_name,
    amountFen: row.amount_fen,
    remark: paidOutOf(ctx, row).remark(row.case_no),
  }))
  const { batchNo } = batch
  const file = paymentFile({ batchNo, day: shanghaiDay(now), instructions }, encoding)
  if (file.kind === 'faulty') return refuse('badPayFile', faultMessage(file.faults, payments))
  await recordAuditEvent(ctx, {
    action: 'takeBatchFile',
    seen: seenIn(payments),
    payload: { ...payloadOf(batch), encoding },
  })
  return answer({ name: file.name, base64: Buffer.from(file.bytes).toString('base64') })
}

const faultLabels: Readonly<Record<PaymentFault['fault'], string>> = {
  sameIdTwice: '指令编号重复',
  amount: '金额有误',
  card: '收款账号有误',
  name: '户名有误',
  text: '含有不能写入文件的字符',
  character: '含有该编码没有的字',
}

const faultMessage = (
  faults: readonly PaymentFault[],
  payments: readonly { readonly id: string; readonly case_no: string }[],
): string => {
  const details = faults.slice(0, 5).map(({ instructionId, fault, detail }) => {
    const at = payments.findIndex(({ id }) => id === instructionId)
    const missing = fault === 'character' ? `（${detail}），请改用 UTF-8` : ''
    return `第 ${at + 1} 行（案件 ${payments[at]?.case_no ?? ''}）${faultLabels[fault]}${missing}`
  })
  return `打款文件无法生成：${details.join('；')}`
}
