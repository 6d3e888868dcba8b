import { amountPattern, fenOfFigures } from '../fields/amount.ts'
import { findAll } from '../text/rows.ts'
import { candidate, fieldOf, type Candidate } from './field.ts'
import { gap } from './labels.ts'
import type { RecognisedField } from './outcome.ts'
import type { Sheet } from './sheet.ts'

/** `own` is account and cash in one; `mixed` may hold the personal account besides the fund's money. */
type Side = 'fund' | 'mixed' | 'account' | 'cash' | 'own'

/** Paper forms often leave out 支付 after a name that implies it. */
const bare = '(?:医保|基本)?统筹(?:基金)?|医保基金|个人[账帐]户|个人现金|个人缴费|个人负担'
const paid = new RegExp(
  String.raw`(?:(?<label>\p{Script=Han}{2,14}?)[支文]付(?:金额|额)?|(?<bare>${bare}))${gap}(?<value>${amountPattern})`,
  'dgu',
)
/** The document mentions it, whether or not a figure could be read next to it. */
const spoken = /(?<value>统筹|基金[支文]|医保[支文]付|(?:账户|现金)[支文]付)/dg

function sideOf(label: string): Side | null {
  if (/累计|年度|起付|限额/.test(label)) return null
  if (/[账帐][户号]/.test(label)) return 'account'
  if (label.includes('现金')) return 'cash'
  if (label.includes('个人')) return 'own'
  if (label === '医保') return 'mixed'
  return /统筹|基金|医保|保险|大病|大额|附加|补助|救助|公务员|其[他它]/.test(label) ? 'fund' : null
}

interface PaymentShare extends Candidate<number> {
  readonly side: Side
}

/**
 * The payment of social insurance towards a total. It is sure where the parts add up to the total: a misread or
 * missing figure leaves a gap.
 */
export function socialField(
  sheet: Sheet,
  total: Pick<RecognisedField<number>, 'value'> | undefined,
): RecognisedField<number> | undefined {
  const parts = partsOf(sheet)
  const [place] = [...parts, ...findAll(sheet.rows, spoken).map(({ line }) => candidate(0, line))]
  if (!place) return undefined
  const social = parts.filter(({ side }) => side === 'fund' || side === 'mixed')
  const own = ownOf(parts)
  const paidFen = sumOf(social)
  const isWhole = own !== null && total?.value === paidFen + own
  const isMixed = social.some(({ side, value }) => side === 'mixed' && value > 0)
  const source = social.find(({ value }) => value > 0) ?? social[0] ?? place
  if (isWhole && !(isMixed && !parts.some(({ side }) => side === 'account')))
    return fieldOf({ ...source, value: paidFen }, sheet.scale, { isSure: true, confidence: 1 })
  const isUnread = social.length === 0 && own !== null && total !== undefined
  const value = isUnread ? Math.max(0, total.value - own) : paidFen
  const confidence = Math.min(0.6, source.confidence)
  return fieldOf({ ...source, value }, sheet.scale, { isSure: false, confidence })
}

const partsOf = (sheet: Sheet): PaymentShare[] =>
  findAll(sheet.rows, paid).flatMap(({ text, line, groups }) => {
    const side = sideOf(groups['label'] ?? groups['bare'] ?? '')
    const value = fenOfFigures(text)
    return side === null || value === null ? [] : [{ ...candidate(value, line), side }]
  })

/** Null where the document does not state the patient's payment. */
function ownOf(parts: readonly PaymentShare[]): number | null {
  const apart = parts.filter(({ side }) => side === 'account' || side === 'cash')
  const own = apart.length > 0 ? apart : parts.filter(({ side }) => side === 'own')
  return own.length > 0 ? sumOf(own) : null
}

const sumOf = (parts: readonly PaymentShare[]) => parts.reduce((sum, { value }) => sum + value, 0)
