import { parseYuan } from '@yf/domain/parse-yuan'
/** An amount in figures within a row's text; a comma may stand for a smudged point. */
export const amountPattern = String.raw`[¥Y]{0,2}\d{1,3}(?:[,']?\d{3})*[.,·]\d{2}(?![.\d]*\d)|[¥Y]{0,2}\d{1,9}[.,·]\d{2}(?![.\d]*\d)`

/** ¥1,234.56 → 123456; null where there are not exactly two decimals. */
export function fenOfFigures(text: string): number | null {
  const plain = text.replace(/^[¥Y]+/, '')
  const match = /^(?<whole>[\d,']+)[.,·](?<decimals>\d{2})$/.exec(plain)
  if (!match?.groups) return null
  const whole = match.groups['whole']!.replaceAll(/[,']/g, '')
  if (whole === '' || whole.length > 9) return null
  return parseYuan(`${whole}.${match.groups['decimals']}`)
}
