import { formatFen } from '@yf/domain/money'
import { mailTexts } from '@yf/papers/mail-page'
import type { QueuedLetter } from '#partners/mail/port.ts'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import type { BillRow } from './bill-store.ts'

/** Sends its files to a mailbox, once the transaction has committed. False when this very mail was sent before. */
export function mailInvoice(
  { db, outbox, settings }: Pick<Services, 'outbox' | 'settings'> & { readonly db: Db },
  bill: BillRow,
  { to, key }: { readonly to: string; readonly key: string },
): Promise<boolean> {
  const subject = `电子发票 ${bill.invoice_no ?? ''}`
  const texts = mailTexts({
    heading: subject,
    greeting: '您好：',
    paragraphs: [
      `您申请的电子发票已开具，金额 ${formatFen(bill.amount_fen)}，文件随信附上。`,
      '如果不是您本人的操作，请联系我们。',
    ],
    signature: `原力星球\n电话 ${settings.servicePhone}，${settings.serviceHours}`,
  })
  const name = (kind: string) => `电子发票-${bill.invoice_no ?? ''}.${kind}`
  const payload: QueuedLetter = {
    to,
    subject,
    ...texts,
    attachments: [
      ...(bill.pdf_file ? [{ name: name('pdf'), storedAs: bill.pdf_file }] : []),
      ...(bill.ofd_file ? [{ name: name('ofd'), storedAs: bill.ofd_file }] : []),
    ],
  }
  return outbox.add(db, { partner: 'mail', kind: 'letter', key: `invoices/${bill.id}/${key}`, payload })
}
