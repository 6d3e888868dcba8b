import { fromYuan } from '@yf/domain/money'
const digits = new Map(
  [...'零壹贰叁肆伍陆柒捌玖']
    .map((sign, value) => [sign, value] as const)
    .concat([
      // Older forms, and common misreadings of smudged characters.
      ['貳', 2],
      ['弍', 2],
      ['參', 3],
      ['参', 3],
      ['叄', 3],
      ['陸', 6],
      ['染', 7],
      ['漆', 7],
      ['〇', 0],
      ['一', 1],
      ['二', 2],
      ['三', 3],
      ['四', 4],
      ['五', 5],
      ['六', 6],
      ['七', 7],
      ['八', 8],
      ['九', 9],
    ]),
)
const small = new Map([
  ['拾', 10],
  ['十', 10],
  ['佰', 100],
  ['百', 100],
  ['仟', 1000],
  ['千', 1000],
])
const yuan = new Set(['元', '圆', '圓', '園', '园'])
const closing = new Set(['整', '正'])

/** Characters of an amount in words, for patterns. */
export const amountSigns = [
  ...digits.keys(),
  ...small.keys(),
  ...yuan,
  ...closing,
  '万',
  '萬',
  '亿',
  '角',
  '分',
].join('')

/** 壹仟贰佰叁拾肆元伍角陆分 → 123456 fen; null where the words are no amount. */
export function fenOfCapitals(text: string): number | null {
  let fen = 0
  let whole = 0
  let section = 0
  let digit: number | null = null
  let hasYuan = false
  let lastUnit = Infinity
  for (const sign of text) {
    const value = digits.get(sign)
    if (value !== undefined) {
      // Two digits in a row mean that a unit was not read; only a zero may precede another digit.
      if (digit !== null && digit !== 0) return null
      digit = value
    } else if (small.has(sign)) {
      const unit = small.get(sign)!
      if (unit >= lastUnit) return null
      section += (digit ?? (unit === 10 ? 1 : 0)) * unit
      if (digit === null && unit !== 10) return null
      lastUnit = unit
      digit = null
    } else if (sign === '万' || sign === '萬') {
      whole += (section + (digit ?? 0)) * 10_000
      ;[section, digit, lastUnit] = [0, null, Infinity]
    } else if (sign === '亿') {
      whole += (section + (digit ?? 0)) * 100_000_000
      ;[section, digit, lastUnit] = [0, null, Infinity]
    } else if (yuan.has(sign)) {
      if (hasYuan) return null
      whole += section + (digit ?? 0)
      ;[section, digit, hasYuan] = [0, null, true]
    } else if (sign === '角' || sign === '分') {
      if (digit === null || (!hasYuan && whole + section > 0)) return null
      fen += digit * (sign === '角' ? 10 : 1)
      digit = null
    } else if (!closing.has(sign)) return null
  }
  if (digit !== null && digit !== 0) return null
  if (!hasYuan && fen === 0) return null
  return fromYuan(whole) + fen
}
