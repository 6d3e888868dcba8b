import { prefixes } from '@yf/contract/call'
import { shanghaiMoment } from '@yf/domain/dates'
import { toYuanText } from '@yf/domain/money'
import { parseYuan } from '@yf/domain/parse-yuan'
import {
  nuonuoNoticePath,
  nuonuoStatuses,
  type NuonuoOrder,
  type NuonuoResult,
} from '@yf/partner-contract/nuonuo'
import type { Settings } from '#platform/settings.ts'
import type { InvoiceOrder, InvoiceWord, ReversalOrder } from './port.ts'

/** The message is composed from their code, not copied from their page. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function toOrderDto(
  { requestNo, buyer, lines, at, ...more }: InvoiceOrder | ReversalOrder,
  { nuonuo, publicOrigin }: Pick<Settings, 'nuonuo' | 'publicOrigin'>,
): NuonuoOrder {
  const sign = 'invoiceNo' in more ? -1 : 1
  return {
    orderNo: requestNo,
    salerTaxNum: nuonuo.taxNo,
    buyerName: buyer.name,
    buyerTaxNum: buyer.taxNo,
    buyerAddress: buyer.address,
    buyerTel: buyer.phone,
    buyerAccount: [buyer.bank, buyer.bankAccount].filter((part) => part !== '').join(' '),
    invoiceType: sign === 1 ? '1' : '2',
    invoiceLine: 'pc',
    pushMode: '-1',
    callBackUrl: `${publicOrigin}${prefixes.partner}${nuonuoNoticePath}`,
    invoiceDate: shanghaiMoment(at),
    ...('invoiceNo' in more ? { invoiceNum: more.invoiceNo, redReason: '1' } : {}),
    invoiceDetail: lines.map(({ name, taxRate, fen }) => ({
      goodsName: name,
      num: String(sign),
      withTaxFlag: '1',
      taxRate: String(taxRate),
      taxIncludedAmount: toYuanText(sign * fen),
    })),
  }
}

/** Null when it is invalid: an invoice without a number, or a malformed sum. */
export function wordOf(result: Partial<NuonuoResult>): InvoiceWord | null {
  switch (result.status) {
    case nuonuoStatuses.issuing:
    case nuonuoStatuses.signing:
      return { kind: 'issuing' }
    case nuonuoStatuses.signFailed:
      return { kind: 'unsigned' }
    case nuonuoStatuses.failed:
      return { kind: 'failed', cause: textOf(result.failCause).slice(0, 200) }
    case nuonuoStatuses.issued:
      return issuedOf(result)
    default:
      return null
  }
}

function issuedOf(result: Partial<NuonuoResult>): InvoiceWord | null {
  const { allElectronicInvoiceNumber: invoiceNo, orderAmount, invoiceTime, pdfUrl, ofdUrl } = result
  const fen = parseYuan(String(orderAmount).replace(/^-/, ''))
  const at = new Date(Number(invoiceTime))
  if (typeof invoiceNo !== 'string' || !/^\d{8,20}$/.test(invoiceNo)) return null
  if (fen === null || Number.isNaN(at.getTime())) return null
  return { kind: 'issued', invoiceNo, fen, at, pdfUrl: textOf(pdfUrl), ofdUrl: textOf(ofdUrl) }
}
