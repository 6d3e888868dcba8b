import type { Unavailability } from '#platform/partner-call.ts'

/** Asks the issuer whether an invoice is real: the tax authority, or the 财政电子票据 platform for medical receipts. */
export interface InvoiceCheckPort {
  /** `deadline` is for callers that make several requests within one time limit. */
  check(invoice: QueriedInvoice, deadline?: AbortSignal): Promise<InvoiceWord>
}

export interface QueriedInvoice {
  /** Empty when the invoice has none. */
  readonly code: string
  readonly number: string
  readonly day: string
  readonly billedFen: number
  /** 校验码, when the picture shows it. */
  readonly checkCode: string | null
}

/** The issuer's record of the invoice; null for fields that it does not disclose. */
export interface IssuedInvoice {
  readonly day: string | null
  readonly billedFen: number | null
  readonly seller: string | null
  readonly payer: string | null
}

export type InvoiceWord =
  | { readonly kind: 'real'; readonly issued: IssuedInvoice }
  /** Revoked by its issuer: 作废 or 红冲. */
  | { readonly kind: 'voided'; readonly issued: IssuedInvoice }
  /** The issuer's record differs from the request. */
  | { readonly kind: 'otherSum'; readonly issued: IssuedInvoice }
  | { readonly kind: 'unknown' }
  /** `setup` is a problem on our side: keys, clock, daily quota. */
  | { readonly kind: 'unavailable'; readonly reason: Unavailability | 'setup' }

declare module '#platform/partners.ts' {
  interface Partners {
    readonly invoiceCheck: InvoiceCheckPort
  }
}
