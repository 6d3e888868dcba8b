import type { Unavailability } from '#platform/partner-call.ts'

/** Whoever issues invoices, asked whether one is real: the tax authority, or the 财政电子票据 platform for medical receipts. */
export interface InvoiceCheckPort {
  /** `deadline` where several are asked within one time. */
  check(invoice: AskedInvoice, deadline?: AbortSignal): Promise<InvoiceWord>
}

export interface AskedInvoice {
  /** Empty where the invoice has none. */
  readonly code: string
  readonly number: string
  readonly day: string
  readonly billedFen: number
  /** 校验码, where the picture shows it. */
  readonly checkCode: string | null
}

/** What the issuer has in its books; null for what it does not say. */
export interface IssuedInvoice {
  readonly day: string | null
  readonly billedFen: number | null
  readonly seller: string | null
  readonly payer: string | null
}

export type InvoiceWord =
  | { readonly kind: 'real'; readonly issued: IssuedInvoice }
  /** Taken back by its issuer: 作废 or 红冲. */
  | { readonly kind: 'voided'; readonly issued: IssuedInvoice }
  /** It stands in the books with something else than was asked. */
  | { readonly kind: 'otherSum'; readonly issued: IssuedInvoice }
  | { readonly kind: 'unknown' }
  /** `setup` is ours to mend: keys, clock, what was agreed for a day. */
  | { readonly kind: 'unavailable'; readonly reason: Unavailability | 'setup' }

declare module '#platform/partners.ts' {
  interface Partners {
    readonly invoiceCheck: InvoiceCheckPort
  }
}
