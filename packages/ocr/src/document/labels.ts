import { findAll, type Found } from '../text/rows.ts'
import type { Sheet } from './sheet.ts'

/** Between a label and its value: a colon, a gap, both, or nothing. */
export const gap = '[:.; ]{0,3}'

/** What the first pattern that fits anywhere has found. */
export function firstOf(sheet: Sheet, patterns: readonly RegExp[]): Found[] {
  for (const pattern of patterns) {
    const found = findAll(sheet.rows, pattern)
    if (found.length > 0) return found
  }
  return []
}

const party = String.raw`[\p{Script=Han}A-Za-z\d()·]{2,40}`
const partyLabel = new RegExp(String.raw`(?<!项目|服务|劳务|商品|药品)名 ?称${gap}(?<value>${party})`, 'dgu')

/** Buyer first, then seller: side by side on digital invoices, one above the other on older ones. */
export const partiesOf = (sheet: Sheet): Found[] =>
  findAll(sheet.rows, partyLabel).filter((one) => !/^(?:项目|货物|单位|数量)|格型号/.test(one.text))
