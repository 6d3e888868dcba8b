import { rowsOf, type AccountRows } from '#platform/account-rows/account-rows.ts'

export const invoicesAccountRows: readonly AccountRows[] = [
  ...rowsOf('发票', 'prevents', 'invoice_bill', 'invoice_order'),
  ...rowsOf('发票抬头', 'prevents', 'invoice_title'),
  ...rowsOf('抬头簿', 'dropped', 'invoice_title_book'),
]
