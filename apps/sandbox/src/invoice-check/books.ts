import { fromYuan, toYuanText } from '@yf/domain/money'
/** An invoice as the caller describes it, for any issuer. */
export interface BillQuery {
  readonly code: string
  readonly number: string
  /** For example 20260220 */
  readonly day: string
  /** In yuan: 128.50 */
  readonly sum: string
}

/** The issuer's record of an invoice. Every queried invoice matches the query, unless a scenario says otherwise. */
export type IssuerEntry =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly state: 'normal' | 'voided' | 'reversed'; readonly sum: string }

const issuerEntry = (sum: string, state: 'normal' | 'voided' | 'reversed' = 'normal'): IssuerEntry => ({
  kind: 'known',
  state,
  sum,
})

export function entryOf(scenario: string, { sum }: BillQuery): IssuerEntry {
  switch (scenario) {
    case 'unknown':
      return { kind: 'unknown' }
    case 'voided':
      return issuerEntry(sum, 'voided')
    case 'reversed':
      return issuerEntry(sum, 'reversed')
    case 'otherSum':
      return issuerEntry(another(sum))
    default:
      return issuerEntry(sum)
  }
}

/** A hundred yuan less, or half if the amount is smaller. */
function another(sum: string): string {
  const fen = fromYuan(Number(sum))
  return toYuanText(fen > 10_000 ? fen - 10_000 : Math.floor(fen / 2))
}
