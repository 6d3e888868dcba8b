import type { Policy } from '@yf/domain/adjudication'
import type { BilledItem } from '@yf/domain/adjudication/terms'
import type { FeeLine } from '@yf/ocr/document/outcome'

export const sumOf = (lines: readonly FeeLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

const outside = /全自[付费]|自费|丙/
const inside = /[无有部]分?自[付费]|甲|乙/

/** The catalogue section of a charge; null if the document does not state it. */
export function catalogueOf({ remark }: FeeLine): 'inside' | 'outside' | null {
  if (remark === null) return null
  if (inside.test(remark)) return 'inside'
  return outside.test(remark) ? 'outside' : null
}

/** Whether a policy covers only some charges. */
export const asksForCharges = ({ liabilities }: Pick<Policy, 'liabilities'>): boolean =>
  liabilities.some(
    ({ terms }) =>
      terms.outsideRatio !== null ||
      terms.exclusions.some(({ words, items = [] }) => words.length + items.length > 0),
  )

export const itemOf = (line: FeeLine): BilledItem => ({
  name: line.name,
  fen: line.amount,
  part: catalogueOf(line),
})
