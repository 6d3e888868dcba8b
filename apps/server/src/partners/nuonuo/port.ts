import type { PartnerAnswer } from '#platform/partner-call.ts'

/** The service that issues invoices for us. */
export interface InvoiceIssuerPort {
  /**
   * Accepted: the issuer has the order, new or from before, and `ask` returns its result. The same number is the same
   * invoice, so sending it twice does no harm.
   */
  issue(order: InvoiceOrder): Promise<PartnerAnswer<null, InvoiceRefused>>
  reverse(order: ReversalOrder): Promise<PartnerAnswer<null, InvoiceRefused>>
  /** The result for one of our numbers. */
  ask(requestNo: string): Promise<PartnerAnswer<InvoiceWord>>
  /** A file at an address from `ask`; refused when the host is not theirs. */
  file(url: string): Promise<PartnerAnswer<Buffer, { readonly kind: 'refused' }>>
}

export interface InvoiceLine {
  readonly name: string
  readonly taxRate: number
  /** Including tax. */
  readonly fen: number
}

export interface InvoiceOrder {
  readonly requestNo: string
  readonly buyer: {
    readonly name: string
    readonly taxNo: string
    readonly address: string
    readonly phone: string
    readonly bank: string
    readonly bankAccount: string
  }
  readonly lines: readonly InvoiceLine[]
  readonly at: Date
}

export interface ReversalOrder extends InvoiceOrder {
  /** The number of the invoice that this one reverses, fully or in part. */
  readonly invoiceNo: string
}

export interface InvoiceRefused {
  readonly kind: 'refused'
  /** `setup` is a problem on our side: key, token, tax number of the seller. */
  readonly reason: 'content' | 'setup'
  readonly message: string
  readonly providerCode: string
}

export type InvoiceWord =
  | { readonly kind: 'none' }
  | { readonly kind: 'issuing' }
  /** The invoice exists but its file does not: staff have to call the issuer. */
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'failed'; readonly cause: string }
  | {
      readonly kind: 'issued'
      readonly invoiceNo: string
      /** Including tax; for a red invoice without the sign. */
      readonly fen: number
      readonly at: Date
      readonly pdfUrl: string
      readonly ofdUrl: string
    }

declare module '#platform/partners.ts' {
  interface Partners {
    readonly invoices: InvoiceIssuerPort
  }
}
