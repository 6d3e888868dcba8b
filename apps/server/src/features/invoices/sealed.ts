import type { TitleKind } from '@yf/domain/invoice'
import type { KeeperColumn } from '#platform/crypto/keeper-columns.ts'

export const titleRow = (id: string) => `invoice_title:${id}:words`
export const billRow = (id: string) => `invoice_bill:${id}:words`

/** A name, an address, a bank account: whose they are alone opens them. */
export const invoiceWords: readonly KeeperColumn[] = [
  {
    table: 'invoice_title',
    column: 'words',
    keys: ['account_id', 'id'],
    id: 'id',
    row: titleRow,
    keeper: 'account_id',
  },
  {
    table: 'invoice_bill',
    column: 'words',
    keys: ['company_id', 'id'],
    id: 'id',
    row: billRow,
    keeper: 'account_id',
  },
]

export interface TitleWords {
  readonly name: string
  readonly taxNo: string
  readonly address: string
  readonly phone: string
  readonly bank: string
  readonly bankAccount: string
}

/** As they were when it was applied for: later changes of the title do not reach it. */
export interface BillWords {
  readonly title: TitleWords & { readonly kind: TitleKind }
  readonly email: string
}

/** Where the key of its owner was deleted. */
export const noTitle: TitleWords = { name: '', taxNo: '', address: '', phone: '', bank: '', bankAccount: '' }
