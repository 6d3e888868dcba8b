import type { TitleKind } from '@yf/domain/invoice'
import type { SubjectColumn } from '#platform/crypto/subject-columns.ts'

export const titleRow = (id: string) => `invoice_title:${id}:content`
export const billRow = (id: string) => `invoice_bill:${id}:content`

/** A name, an address, a bank account: encrypted with the owner's data subject key. */
export const invoiceEncrypted: readonly SubjectColumn[] = [
  {
    table: 'invoice_title',
    column: 'content',
    id: 'id',
    row: titleRow,
    subject: 'account_id',
  },
  {
    table: 'invoice_bill',
    column: 'content',
    id: 'id',
    row: billRow,
    subject: 'account_id',
  },
]

export interface TitleContent {
  readonly name: string
  readonly taxNo: string
  readonly address: string
  readonly phone: string
  readonly bank: string
  readonly bankAccount: string
}

/** As of the application: later changes of the title do not affect it. */
export interface BillContent {
  readonly title: TitleContent & { readonly kind: TitleKind }
  readonly email: string
}

/** When the owner's data subject key was deleted. */
export const noTitle: TitleContent = {
  name: '',
  taxNo: '',
  address: '',
  phone: '',
  bank: '',
  bankAccount: '',
}
