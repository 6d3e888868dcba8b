import type { DecisionLine } from '@yf/contract/claim-shapes'

export type LineSums = Pick<
  DecisionLine,
  | 'billedFen'
  | 'excludedFen'
  | 'socialFen'
  | 'ownExpenseFen'
  | 'deductibleFen'
  | 'ratio'
  | 'overLimitFen'
  | 'payableFen'
>

export interface WaterfallStep {
  readonly label: string
  readonly kind: 'whole' | 'minus' | 'paid'
  readonly fen: number
  /** Start of this step's bar, from zero. */
  readonly from: number
}

/** Billed amount, less exclusions, third-party payments, deductible, co-payment and the part above a limit. */
export function waterfall(line: LineSums): WaterfallStep[] {
  const { billedFen, excludedFen, socialFen, ownExpenseFen, deductibleFen, ratio, overLimitFen, payableFen } =
    line
  const minus = excludedFen + socialFen + ownExpenseFen + deductibleFen + overLimitFen + payableFen
  // The co-payment: everything that the other steps do not explain.
  const ownFen = Math.max(billedFen - minus, 0)
  const steps: [label: string, fen: number][] = [
    ['不在保障范围', excludedFen],
    ['社保等已支付', socialFen],
    ['目录外自费', ownExpenseFen],
    ['免赔额', deductibleFen],
    [`自付部分（按 ${ratio}% 赔付）`, ownFen],
    ['超出限额', overLimitFen],
  ]
  let left = billedFen
  const falls = steps
    .filter(([, fen]) => fen > 0)
    .map(([label, fen]): WaterfallStep => {
      left = Math.max(left - fen, 0)
      return { label, kind: 'minus', fen, from: left }
    })
  return [
    { label: '发票金额', kind: 'whole', fen: billedFen, from: 0 },
    ...falls,
    { label: '应赔金额', kind: 'paid', fen: payableFen, from: 0 },
  ]
}
