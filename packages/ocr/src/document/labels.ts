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

const isHouse = (text: string) => /医院|公司|药[房店]|诊所|门诊部|中心|卫生|保健|集团/.test(text)
/** The stamp of the seller stands on its name. */
const stamped = /(?:收费|财务|票据|发票)?专用章?.*$/

/**
 * Buyer first, then seller. Side by side on digital invoices, where a photograph may lift either of them; one above the other
 * on older ones. A house beside a person is the seller wherever it stands.
 */
export function partiesOf(sheet: Sheet): Found[] {
  const parties = findAll(sheet.rows, partyLabel)
    .map((one) => ({ ...one, text: one.text.replace(stamped, '') }))
    .filter((one) => one.text.length > 1 && !/^(?:项目|货物|单位|数量)|格型号/.test(one.text))
  const [one, other] = parties
  if (!one || !other) return isHouse(one?.text ?? '') ? [] : parties
  const isTurned = isHouse(one.text) !== isHouse(other.text) ? isHouse(one.text) : isRightOf(one, other)
  return isTurned ? [other, one] : parties
}

/** What a lone name belongs to is told by what it is. */
export const sellerOf = (sheet: Sheet): Found | undefined => {
  const [, seller] = partiesOf(sheet)
  return seller ?? findAll(sheet.rows, partyLabel).find((one) => isHouse(one.text))
}

/** Whether one begins where the other has ended, along the line. */
function isRightOf({ line: one }: Found, { line: other }: Found): boolean {
  const ahead =
    (one.box.centre.x - other.box.centre.x) * Math.cos(one.box.angle) +
    (one.box.centre.y - other.box.centre.y) * Math.sin(one.box.angle)
  return ahead > (one.box.width + other.box.width) / 2
}
