import { amountPattern, fenOfFigures } from '../fields/amount.ts'
import { findAll } from '../text/rows.ts'
import { candidate, fieldOf, verySure, type Candidate } from './field.ts'
import { gap } from './labels.ts'
import type { DocumentFields } from './outcome.ts'
import type { Sheet } from './sheet.ts'

const figures = `(?<value>${amountPattern})`
const after = (label: string) =>
  new RegExp(String.raw`${label}(?:[支文]付)?(?:金额|费用)?${gap}${figures}`, 'dgu')

/** As printed; 全自费 and 自费药 are lines of a table, 比例 a percentage. */
const patterns = {
  selfPaid: after('(?<!无|有|全|分类)个?人?自[付负](?!比|一|二)'),
  selfFunded: after('(?<!无|有|全)个?人?自费(?!药|比)'),
  pooled: after('(?<!累计|年度)(?:医保|基本)?统筹(?:基金)?(?!累计)'),
  account: after(String.raw`(?:医保)?个?人?[账帐][户号](?!余)`),
  cash: after('(?:个人)?现金'),
} as const
type BreakdownName = keyof typeof patterns

/**
 * The breakdown of a total. The uncovered part and the patient's share add up to the patient's payment: where they
 * do, both are sure.
 */
export function partFields(
  sheet: Sheet,
  social: { readonly isSure: boolean } | undefined,
): Pick<DocumentFields, BreakdownName & keyof DocumentFields> {
  const part = (name: BreakdownName): Candidate<number> | null => {
    const [found] = findAll(sheet.rows, patterns[name])
    const value = found ? fenOfFigures(found.text) : null
    return found && value !== null ? candidate(value, found.line) : null
  }
  const [selfPaid, selfFunded, account, cash, pooled] = [
    part('selfPaid'),
    part('selfFunded'),
    part('account'),
    part('cash'),
    part('pooled'),
  ]
  const own = (account?.value ?? 0) + (cash?.value ?? 0)
  const isOwnWhole =
    selfPaid !== null &&
    selfFunded !== null &&
    cash !== null &&
    [own, cash.value].includes(selfPaid.value + selfFunded.value)
  const field = (from: Candidate<number> | null, isSure: boolean) =>
    from && fieldOf(from, sheet.scale, { isSure: isSure && from.confidence >= verySure - 0.1 })
  const breakdown = {
    selfPaid: field(selfPaid, isOwnWhole),
    selfFunded: field(selfFunded, isOwnWhole),
    pooled: field(pooled, social?.isSure === true),
    account: field(account, social?.isSure === true),
  }
  return Object.fromEntries(Object.entries(breakdown).filter(([, value]) => value !== null))
}
