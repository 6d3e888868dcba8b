import { randomUUID } from 'node:crypto'
import { toYuanText } from '@yf/domain/money'
import { signParams } from '@yf/partner-contract/partner-link'
import {
  taxCheckCodes,
  taxCheckPaths,
  taxResults,
  taxStates,
  type TaxCheckAnswer,
  type TaxCheckRequest,
} from '@yf/partner-contract/tax-invoice-check'
import { asJson, jsonOf, type PartnerHttpReply } from '#platform/partner-bodies.ts'
import { answered, troubled, type PartnerAnswer, type PartnerRequest } from '#platform/partner-call.ts'
import { dayFromText, compactDay, fenFromText, nameFromText, wordOn } from './issuer-formats.ts'
import type { QueriedInvoice, InvoiceWord } from './port.ts'
import type { CheckSettings } from './settings.ts'

/** The tax authority expects only the last digits. */
const checkLength = 6

export function taxRequest(
  { baseUrl, appId, secret }: CheckSettings,
  invoice: QueriedInvoice,
): PartnerRequest {
  const request: TaxCheckRequest = {
    appid: appId,
    fpdm: invoice.code,
    fphm: invoice.number,
    kprq: compactDay(invoice.day),
    je: toYuanText(invoice.billedFen),
    jym: invoice.checkCode?.slice(-checkLength) ?? '',
    // The provider compares it with its own clock, so it is machine time even when our clock is shifted.
    timestamp: String(Math.floor(Date.now() / 1000)),
    nonce: randomUUID(),
  }
  return {
    url: baseUrl + taxCheckPaths.check,
    body: asJson({ ...request, sign: signParams(request, secret) }),
  }
}

const setup: InvoiceWord = { kind: 'unavailable', reason: 'setup' }

export function judgeTax(reply: PartnerHttpReply, invoice: QueriedInvoice): PartnerAnswer<InvoiceWord> {
  const { code, cyjg, fpxx } = jsonOf<TaxCheckAnswer>(reply) ?? {}
  if (typeof code !== 'string' || code === taxCheckCodes.busy) return troubled
  if (code !== taxCheckCodes.ok) return answered(setup)
  if (cyjg === taxResults.unknown) return answered({ kind: 'unknown' })
  const issued = {
    day: dayFromText(fpxx?.kprq),
    billedFen: fenFromText(fpxx?.jshj),
    seller: nameFromText(fpxx?.xfmc),
    payer: nameFromText(fpxx?.gfmc),
  }
  // On a mismatch the authority may not name the differing field.
  if (cyjg === taxResults.differs) return answered({ kind: 'otherSum', issued })
  const isConclusive = cyjg === taxResults.agrees && isState(fpxx?.fpzt)
  if (!isConclusive || issued.day === null || issued.billedFen === null) return troubled
  return answered(wordOn(invoice, issued, fpxx?.fpzt !== taxStates.normal))
}

const states: readonly unknown[] = Object.values(taxStates)
const isState = (state: unknown): boolean => states.includes(state)
