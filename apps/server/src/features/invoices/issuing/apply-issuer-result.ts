import { billStates, invoiceGoods } from '@yf/domain/invoice'
import { formatFen } from '@yf/domain/money'
import type { NoticeKind } from '@yf/domain/notice-kinds'
import { notify } from '#features/messages/public.ts'
import type { InvoiceWord } from '#partners/nuonuo/port.ts'
import { alertStaff } from '#platform/alerts/alert-staff.ts'
import type { JobContext } from '#platform/call/context.ts'
import type { WorkContext } from '#platform/call/work.ts'
import { newId } from '#platform/ids.ts'
import { ordersOn, takeRequestNo, type BillRow } from '../bill-store.ts'
import { fetchFiles } from './fetch-files.ts'
import { transitionInvoice } from './transition-invoice.ts'

type IssuedResult = InvoiceWord & { readonly kind: 'issued' }

/** Applies the issuer's result for a bill in progress. */
export async function applyIssuerResult(ctx: JobContext, bill: BillRow, word: InvoiceWord): Promise<void> {
  if (word.kind === 'failed')
    await ctx.transaction((inner) => failBill(inner, bill, word.cause || '开票平台未能开具'))
  if (word.kind === 'unsigned') await alertMissingSignature(ctx, bill.request_no)
  if (word.kind !== 'issued') return
  if (word.fen !== bill.amount_fen) return ctx.transaction((inner) => takeBackWrong(inner, bill, word))
  const issued = await ctx.transaction(async (inner) => {
    const moved = await transitionInvoice(inner, bill, {
      to: billStates.issued,
      reason: '发票已开具',
      set: {
        invoice_no: word.invoiceNo,
        issued_at: word.at,
        pdf_url: word.pdfUrl || null,
        ofd_url: word.ofdUrl || null,
        // Files come next, and refunds that waited for the invoice.
        ask_at: inner.clock.now(),
        asked: 0,
      },
    })
    if (moved)
      await notifyOwner(inner, moved, 'invoiceIssued', `金额 ${formatFen(bill.amount_fen)}，可查看和下载`)
    return moved
  })
  if (issued) await fetchFiles(ctx, issued)
}

/** The invoice exists, so nobody may apply for another: it waits until the issuer has fixed it. */
export const alertMissingSignature = (ctx: Pick<WorkContext, 'db' | 'clock'>, requestNo: string) =>
  alertStaff(ctx, {
    kind: 'invoiceUnsealed',
    about: requestNo,
    text: `开票单 ${requestNo} 已开具但签章失败，暂无版式文件，请联系诺诺重新签章`,
  })

/** 1 or 2 → 4; the owner gets the reason and can apply again. */
export async function failBill(ctx: WorkContext, bill: BillRow, failure: string): Promise<void> {
  const moved = await transitionInvoice(ctx, bill, {
    to: billStates.failed,
    reason: failure,
    set: { failure, ask_at: null },
  })
  if (moved) await notifyOwner(ctx, moved, 'invoiceFailed', `原因：${failure}。可以核对抬头后重新申请`)
}

/** An invoice with another sum is useless to its owner: it is reversed in full, and can be applied for again. */
async function takeBackWrong(
  ctx: WorkContext,
  bill: BillRow,
  { fen, invoiceNo }: IssuedResult,
): Promise<void> {
  const failure = '票面金额与申请不符，已作冲红，请重新申请'
  const moved = await transitionInvoice(ctx, bill, {
    to: billStates.failed,
    reason: failure,
    set: { failure, ask_at: null },
  })
  if (!moved) return
  const now = ctx.clock.now()
  const [first] = await ordersOn(ctx.db, bill)
  await ctx.db
    .insertInto('invoice_reversal')
    .values({
      company_id: bill.company_id,
      bill_id: bill.id,
      id: newId(),
      effect: `wrong/${invoiceNo}`,
      order_id: null,
      order_no: '',
      kind: first?.kind ?? (Object.keys(invoiceGoods)[0] as 'health'),
      amount_fen: fen,
      state: 'waiting',
      red_of: invoiceNo,
      request_no: await takeRequestNo(ctx.db, bill.company_id, now),
      invoice_no: null,
      failure: null,
      ask_at: now,
      asked: 0,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await alertStaff(ctx, {
    kind: 'invoiceOtherSum',
    about: bill.request_no,
    text: `开票单 ${bill.request_no} 应开 ${formatFen(bill.amount_fen)}，实开 ${formatFen(fen)}，已发起冲红`,
  })
  await notifyOwner(ctx, moved, 'invoiceFailed', failure)
}

type InvoiceNotice = Extract<NoticeKind, 'invoiceIssued' | 'invoiceFailed' | 'invoiceReversed'>

export const notifyOwner = (ctx: WorkContext, bill: BillRow, kind: InvoiceNotice, content: string) =>
  notify(ctx, {
    companyId: bill.company_id,
    accountId: bill.account_id,
    kind,
    id: bill.id,
    content,
  })
