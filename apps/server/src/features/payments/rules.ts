import type { BillEntry } from '#partners/wechat-pay/port.ts'
import type { DifferenceKind } from '@yf/domain/reconciliation'

export interface Difference {
  readonly trade_no: string
  readonly kind: DifferenceKind
  readonly ours_fen: number | null
  readonly theirs_fen: number | null
}

const keyOf = ({ kind, no }: BillEntry) => `${kind} ${no}`

/** Differences between two books of one day: missing entries and different sums. */
export function differences(ours: readonly BillEntry[], theirs: readonly BillEntry[]): Difference[] {
  const here = new Map(ours.map((entry) => [keyOf(entry), entry]))
  const there = new Map(theirs.map((entry) => [keyOf(entry), entry]))
  const keys = new Set([...here.keys(), ...there.keys()])
  return [...keys].flatMap((key) => {
    const [our, their] = [here.get(key), there.get(key)]
    const { kind, no } = (our ?? their)!
    if (our?.amountFen === their?.amountFen) return []
    const how = !our ? 'NotHere' : !their ? 'NotThere' : 'Sum'
    return [
      {
        trade_no: no,
        kind: `${kind}${how}` as const,
        ours_fen: our?.amountFen ?? null,
        theirs_fen: their?.amountFen ?? null,
      },
    ]
  })
}
