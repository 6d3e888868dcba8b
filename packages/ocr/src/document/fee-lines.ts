import { fenOfFigures } from '../fields/amount.ts'
import type { TextRow } from '../text/rows.ts'
import type { FeeLine } from './outcome.ts'

const head = /项目|名称|规格|单价|数量/
const sum = /合计|[大小] ?写|总计/
/** Lists number their lines, and some put the unit before the count. */
const charge =
  /^(?:\d{1,3} )?(?<name>[^ ]*\p{Script=Han}[^ ]*) (?:(?<unitFirst>\p{Script=Han}{1,2}) )?(?:(?<count>\d{1,4}(?:\.\d{1,2})?) ?[/ ]? ?(?<unit>\p{Script=Han}{1,2})? )?(?:\d[\d,]*\.\d{2,4} )?(?<amount>[¥Y]?\d[\d,]*\.\d{2})(?: (?<remark>[\p{Script=Han}()%\d.]{1,8}))?$/u

/** The charges between the head of a table and its total, two side by side where the table has two columns. */
export function feeLinesOf(rows: readonly TextRow[]): FeeLine[] {
  const first = rows.findIndex(({ text }) => (text.match(new RegExp(head, 'g')) ?? []).length > 1)
  if (first < 0) return []
  const last = rows.findIndex(({ text }, index) => index > first && sum.test(text))
  return rows.slice(first + 1, last < 0 ? undefined : last).flatMap(chargesIn)
}

/** A cell that begins with text after an amount begins the next charge. */
function chargesIn({ text, lines }: TextRow): FeeLine[] {
  const confidence = Math.min(1, ...lines.map((line) => line.confidence))
  return text.split(/(?<=\.\d{2}(?: (?:[无有全]自付|甲|乙|丙|自费))?) (?=[^\d ]{2,} )/u).flatMap((part) => {
    const found = charge.exec(part.trim())?.groups
    const amount = found ? fenOfFigures(found['amount']!) : null
    if (!found || amount === null) return []
    return {
      name: found['name']!,
      count: found['count'] ? Number(found['count']) : null,
      unit: found['unit'] ?? found['unitFirst'] ?? null,
      amount,
      remark: found['remark'] ?? null,
      confidence,
    }
  })
}
