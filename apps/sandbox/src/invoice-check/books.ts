/** An invoice as somebody asks about it, whichever issuer. */
export interface AskedBill {
  readonly code: string
  readonly number: string
  /** As 20260220 */
  readonly day: string
  /** In yuan: 128.50 */
  readonly sum: string
}

/** What the books say of it. Of every invoice that is asked about they know what was asked, unless a scenario says else. */
export type Entry =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly state: 'normal' | 'voided' | 'reversed'; readonly sum: string }

const known = (sum: string, state: 'normal' | 'voided' | 'reversed' = 'normal'): Entry => ({
  kind: 'known',
  state,
  sum,
})

export function entryOf(scenario: string, { sum }: AskedBill): Entry {
  switch (scenario) {
    case 'unknown':
      return { kind: 'unknown' }
    case 'voided':
      return known(sum, 'voided')
    case 'reversed':
      return known(sum, 'reversed')
    case 'otherSum':
      return known(another(sum))
    default:
      return known(sum)
  }
}

/** A hundred yuan less, or half where that is not there. */
function another(sum: string): string {
  const fen = Math.round(Number(sum) * 100)
  return ((fen > 10_000 ? fen - 10_000 : Math.floor(fen / 2)) / 100).toFixed(2)
}
