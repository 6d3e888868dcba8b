import {
  taxCheckCodes,
  taxResults,
  taxStates,
  type TaxCheckAnswer,
} from '@yf/partner-contract/tax-invoice-check'
import type { BillQuery, IssuerEntry } from './books.ts'
import type { SentFields } from './sent-fields.ts'

export const taxBill = ({ fpdm = '', fphm = '', kprq = '', je = '' }: SentFields): BillQuery => ({
  code: fpdm,
  number: fphm,
  day: kprq,
  sum: je,
})

export const taxRefusal = (code: keyof typeof taxCheckCodes, cyjgxx: string): TaxCheckAnswer => ({
  code: taxCheckCodes[code],
  cyjgxx,
})

export function taxAnswer({ day }: BillQuery, entry: IssuerEntry): TaxCheckAnswer {
  if (entry.kind === 'unknown')
    return { code: taxCheckCodes.ok, cyjg: taxResults.unknown, cyjgxx: '查无此票', fpxx: null }
  return {
    code: taxCheckCodes.ok,
    cyjg: taxResults.agrees,
    cyjgxx: '查验成功',
    fpxx: { fpzt: taxStates[entry.state], kprq: day, jshj: entry.sum },
  }
}
