import { randomUUID } from 'node:crypto'
import { toYuanText } from '@yf/domain/money'
import {
  fiscalCheckPaths,
  fiscalCodes,
  fiscalStates,
  fromBase64,
  toBase64,
  type FiscalAnswer,
  type FiscalBill,
  type FiscalEnvelope,
  type FiscalQuestion,
} from '@yf/partner-contract/fiscal-receipt-check'
import { signParams } from '@yf/partner-contract/partner-link'
import { asJson, jsonOf, type PartnerHttpReply } from '#platform/partner-bodies.ts'
import { answered, troubled, type PartnerAnswer, type PartnerRequest } from '#platform/partner-call.ts'
import { dayFromText, compactDay, fenFromText, nameFromText, wordOn } from './issuer-formats.ts'
import type { QueriedInvoice, InvoiceWord } from './port.ts'
import type { CheckSettings } from './settings.ts'

export function fiscalRequest(
  { baseUrl, appId, secret }: CheckSettings,
  invoice: QueriedInvoice,
): PartnerRequest {
  const question: FiscalQuestion = {
    billBatchCode: invoice.code,
    billNo: invoice.number,
    random: invoice.checkCode ?? '',
    issueDate: compactDay(invoice.day),
    totalAmount: toYuanText(invoice.billedFen),
  }
  const envelope: FiscalEnvelope = {
    appid: appId,
    data: toBase64(question),
    noise: randomUUID(),
    // The provider compares it with its own clock, so it is machine time even when our clock is shifted.
    timestamp: String(Math.floor(Date.now() / 1000)),
    version: '1.0',
  }
  return {
    url: baseUrl + fiscalCheckPaths.check,
    body: asJson({ ...envelope, sign: signParams(envelope, secret) }),
  }
}

const setup: InvoiceWord = { kind: 'unavailable', reason: 'setup' }
const states: readonly unknown[] = Object.values(fiscalStates)

export function judgeFiscal(reply: PartnerHttpReply, invoice: QueriedInvoice): PartnerAnswer<InvoiceWord> {
  const { result, data } = jsonOf<FiscalAnswer>(reply) ?? {}
  if (typeof result !== 'string' || result === fiscalCodes.busy) return troubled
  if (result === fiscalCodes.unknown) return answered({ kind: 'unknown' })
  if (result !== fiscalCodes.ok) return answered(setup)
  const bill = typeof data === 'string' ? fromBase64<FiscalBill>(data) : null
  const issued = {
    day: dayFromText(bill?.issueDate),
    billedFen: fenFromText(bill?.totalAmount),
    seller: nameFromText(bill?.invoicingPartyName),
    payer: nameFromText(bill?.payerPartyName),
  }
  if (!states.includes(bill?.status) || issued.day === null || issued.billedFen === null) return troubled
  return answered(wordOn(invoice, issued, bill?.status !== fiscalStates.normal))
}
