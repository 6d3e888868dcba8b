import type { invoiceCalls } from '@yf/contract/invoices'
import { emailFault } from '@yf/domain/email'
import { billStates } from '@yf/domain/invoice'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { ownBill } from './bill-store.ts'
import { mailInvoice } from './mail-invoice.ts'

const anHour = { limit: 5, seconds: 3600 }

/** The outbox deduplicates by the call's key, so a repeat sends nothing more. */
export const sendEmail: RunCallHandler<typeof invoiceCalls.sendEmail> = async ({ id, email }, ctx) => {
  const fault = emailFault(email)
  if (fault) return badInput('email', fault)
  const bill = await ownBill(ctx.db, ctx.caller.accountId, id)
  if (!bill) return refuse('notFound')
  if (bill.state !== billStates.issued || bill.pdf_file === null) return refuse('billNotIssued')
  const isNew = await mailInvoice(ctx, bill, { to: email.trim(), key: ctx.idempotencyKey })
  const isTooMany = isNew && !(await ctx.limits.take('invoices.mail', bill.account_id, anHour)).allowed
  return isTooMany ? refuse('mailTooOften') : answer(null, '邮件已发送，请注意查收')
}
