import type { claimCalls } from '@yf/contract/claims'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { tidyInvoice } from './receipt-rules.ts'
import { usedInvoices } from '#features/claims/record/used-invoices.ts'

/** Returns only the number of the case that holds the invoice (decisions §5). */
export const checkInvoice: RunCallHandler<typeof claimCalls.checkInvoice> = async (input, ctx) => {
  const number = tidyInvoice(input.invoiceNumber)
  if (number === '') return badInput('invoiceNumber', '请输入发票号码')
  const uses = await ctx.limits.take('claimInvoice', ctx.caller.accountId, { limit: 120, seconds: 600 })
  if (!uses.allowed) return refuse('tooOften')
  const invoice = { invoice_code: tidyInvoice(input.invoiceCode ?? ''), invoice_number: number }
  const asking = input.caseId === undefined ? {} : { id: input.caseId }
  const caseNo = (await usedInvoices(ctx.db, asking, [invoice]))(invoice)
  if (caseNo === null) return answer({ isUsed: 0, caseNo, message: '' })
  const message = `发票 ${number} 已在案件 ${caseNo} 中使用，一张发票只能申请一次`
  return answer({ isUsed: 1, caseNo, message })
}
