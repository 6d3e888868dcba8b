import type { invoiceCalls } from '@yf/contract/invoices'
import type { invoiceEvents } from '@yf/contract/invoices-events'
import type { Handlers } from '#platform/call/handler.ts'
import { apply } from './apply.ts'
import { billable } from './billable.ts'
import { bills, detail } from './bills.ts'
import { invoiceNotice } from './events.ts'
import { sendEmail } from './send-email.ts'
import { saveTitle, titles } from './titles.ts'

export const invoiceHandlers: Handlers<typeof invoiceCalls & typeof invoiceEvents> = {
  titles,
  saveTitle,
  billable,
  bills,
  apply,
  detail,
  sendEmail,
  invoiceNotice,
}
