import { partnerLine, type LineOptions } from '#platform/partner-call.ts'
import type { Settings } from '#platform/settings.ts'
import { fiscalRequest, judgeFiscal } from './fiscal.ts'
import type { QueriedInvoice, InvoiceCheckPort } from './port.ts'
import { judgeTax, taxRequest } from './tax.ts'

export function invoiceCheckOverHttp(
  settings: Settings['invoiceCheck'],
  options: LineOptions = {},
): InvoiceCheckPort {
  const line = partnerLine({ partner: 'invoiceCheck', timeLimitMs: 8000, ...options })
  return {
    async check(invoice, deadline) {
      const issuer = issuerOf(invoice)
      const outcome = await line.ask({
        operation: issuer,
        request: () =>
          issuer === 'tax' ? taxRequest(settings.tax, invoice) : fiscalRequest(settings.fiscal, invoice),
        judge: (reply) => (issuer === 'tax' ? judgeTax(reply, invoice) : judgeFiscal(reply, invoice)),
        ...(deadline ? { deadline } : {}),
      })
      return outcome.kind === 'answered' ? outcome.answer : outcome
    },
  }
}

/**
 * Fully digital invoices have twenty digits and no code, others of the tax authority a code of ten or twelve digits
 * and a number of eight. Medical receipts have a code of eight digits and a number of ten; anything else counts as a
 * medical receipt.
 */
export const issuerOf = ({ code, number }: Pick<QueriedInvoice, 'code' | 'number'>): 'tax' | 'fiscal' =>
  /^\d{20}$/.test(number) || (/^\d{8}$/.test(number) && /^(\d{10}|\d{12})?$/.test(code)) ? 'tax' : 'fiscal'
