import { findAll, type PatternMatch } from '../text/rows.ts'
import type { Sheet } from './sheet.ts'

/** Between a label and its value: a colon, a gap, both, or nothing. */
export const gap = '[:.; ]{0,3}'

/** The result of the first pattern that matches anywhere. */
export function firstOf(sheet: Sheet, patterns: readonly RegExp[]): PatternMatch[] {
  for (const pattern of patterns) {
    const found = findAll(sheet.rows, pattern)
    if (found.length > 0) return found
  }
  return []
}

const party = String.raw`[\p{Script=Han}A-Za-z\d()·]{2,40}`
const partyLabel = new RegExp(String.raw`(?<!项目|服务|劳务|商品|药品)名 ?称${gap}(?<value>${party})`, 'dgu')

const isInstitution = (text: string) => /医院|公司|药[房店]|诊所|门诊部|中心|卫生|保健|集团/.test(text)
/** The seller's stamp covers its name. */
const stamped = /(?:收费|财务|票据|发票)?专用章?.*$/

/**
 * Buyer first, then seller. Side by side on digital invoices, where a photo may shift either of them vertically; one
 * above the other on older ones. An institution next to a person is the seller wherever it stands.
 */
export function partiesOf(sheet: Sheet): PatternMatch[] {
  const parties = findAll(sheet.rows, partyLabel)
    .map((one) => ({ ...one, text: one.text.replace(stamped, '') }))
    .filter((one) => one.text.length > 1 && !/^(?:项目|货物|单位|数量)|格型号/.test(one.text))
  const [one, other] = parties
  if (!one || !other) return isInstitution(one?.text ?? '') ? [] : parties
  const isTurned =
    isInstitution(one.text) !== isInstitution(other.text) ? isInstitution(one.text) : isRightOf(one, other)
  return isTurned ? [other, one] : parties
}

/** A single name is classified by its form. */
export const sellerOf = (sheet: Sheet): PatternMatch | undefined => {
  const [, seller] = partiesOf(sheet)
  return seller ?? findAll(sheet.rows, partyLabel).find((one) => isInstitution(one.text))
}

/** Whether one begins after the end of the other, along the line. */
function isRightOf({ line: one }: PatternMatch, { line: other }: PatternMatch): boolean {
  const distance =
    (one.box.centre.x - other.box.centre.x) * Math.cos(one.box.angle) +
    (one.box.centre.y - other.box.centre.y) * Math.sin(one.box.angle)
  return distance > (one.box.width + other.box.width) / 2
}
