import type { PartnerAnswer } from '#platform/partner-call.ts'

/** Whoever writes invoices for us. */
export interface InvoiceIssuerPort {
  /**
   * Answered: they have the order, from now or from before, and `ask` says what becomes of it. The same number is the same
   * invoice, so sending it twice does no harm.
   */
  issue(order: InvoiceOrder): Promise<PartnerAnswer<null, InvoiceRefused>>
  reverse(order: ReversalOrder): Promise<PartnerAnswer<null, InvoiceRefused>>
  /** What became of a number of ours. */
  ask(requestNo: string): Promise<PartnerAnswer<InvoiceWord>>
  /** A file at an address that `ask` named; refused where it is none of theirs. */
  file(url: string): Promise<PartnerAnswer<Buffer, { readonly kind: 'refused' }>>
}

export interface InvoiceLine {
  readonly name: string
  readonly taxRate: number
  /** With tax. */
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
  /** The number of the invoice that it takes back, or a part of it. */
  readonly invoiceNo: string
}

export interface InvoiceRefused {
  readonly kind: 'refused'
  /** `setup` is ours to mend: key, token, tax number of the seller. */
  readonly reason: 'content' | 'setup'
  readonly words: string
  readonly providerCode: string
}

export type InvoiceWord =
  | { readonly kind: 'none' }
  | { readonly kind: 'issuing' }
  /** The invoice exists, its file does not: the issuer has to be called. */
  | { readonly kind: 'unsealed' }
  | { readonly kind: 'failed'; readonly cause: string }
  | {
      readonly kind: 'issued'
      readonly invoiceNo: string
      /** With tax; a red one's is told without its sign. */
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
