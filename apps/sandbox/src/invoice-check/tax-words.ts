import {
  taxCheckCodes,
  taxResults,
  taxStates,
  type TaxCheckAnswer,
} from '@yf/partner-contract/tax-invoice-check'
import type { AskedBill, Entry } from './books.ts'
import type { Sent } from './sent.ts'

export const taxBill = ({ fpdm = '', fphm = '', kprq = '', je = '' }: Sent): AskedBill => ({
  code: fpdm,
  number: fphm,
  day: kprq,
  sum: je,
})

export const taxRefusal = (code: keyof typeof taxCheckCodes, cyjgxx: string): TaxCheckAnswer => ({
  code: taxCheckCodes[code],
  cyjgxx,
})

export function taxAnswer({ day }: AskedBill, entry: Entry): TaxCheckAnswer {
  if (entry.kind === 'unknown')
    return { code: taxCheckCodes.ok, cyjg: taxResults.unknown, cyjgxx: '查无此票', fpxx: null }
  return {
    code: taxCheckCodes.ok,
    cyjg: taxResults.agrees,
    cyjgxx: '查验成功',
    fpxx: { fpzt: taxStates[entry.state], kprq: day, jshj: entry.sum },
  }
}
