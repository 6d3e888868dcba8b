import {
  fiscalCodes,
  fiscalStates,
  fromBase64,
  toBase64,
  type FiscalAnswer,
  type FiscalBill,
  type FiscalQuestion,
} from '@yf/partner-contract/fiscal-receipt-check'
import type { BillQuery, IssuerEntry } from './books.ts'
import type { SentFields } from './sent-fields.ts'

export function fiscalBill({ data = '' }: SentFields): BillQuery {
  const question = fromBase64<FiscalQuestion>(data) ?? {}
  const { billBatchCode = '', billNo = '', issueDate = '', totalAmount = '' } = question
  return { code: billBatchCode, number: billNo, day: issueDate, sum: totalAmount }
}

export const fiscalRefusal = (code: keyof typeof fiscalCodes, message: string): FiscalAnswer => ({
  result: fiscalCodes[code],
  message,
})

export function fiscalAnswer({ day }: BillQuery, entry: IssuerEntry): FiscalAnswer {
  if (entry.kind === 'unknown') return fiscalRefusal('unknown', '未查询到该票据')
  const bill: FiscalBill = {
    status: fiscalStates[entry.state],
    issueDate: day,
    totalAmount: entry.sum,
  }
  return { result: fiscalCodes.ok, message: '查验成功', data: toBase64(bill) }
}
