import { wholeYuan } from './money.ts'
const digits = '零壹贰叁肆伍陆柒捌玖'
const units = ['', '拾', '佰', '仟']
const groups = ['', '万', '亿', '兆']

/** 0–9999 in capital figures; zeros between digits are written once, trailing zeros not at all. */
function group(value: number): string {
  let text = ''
  for (let digitIndex = 3; digitIndex >= 0; digitIndex -= 1) {
    const digit = Math.floor(value / 10 ** digitIndex) % 10
    if (digit > 0) text += digits[digit]! + units[digitIndex]!
    else if (text !== '' && !text.endsWith('零')) text += '零'
  }
  return text.replace(/零$/, '')
}

function whole(yuan: number): string {
  let text = ''
  for (let at = 3; at >= 0; at -= 1) {
    const value = Math.floor(yuan / 10_000 ** at) % 10_000
    if (value === 0) continue
    // A group that begins with a zero, or follows an empty one, is joined by one zero.
    const isApart = text !== '' && (value < 1000 || Math.floor(yuan / 10_000 ** (at + 1)) % 10_000 === 0)
    text += (isApart ? '零' : '') + group(value) + groups[at]!
  }
  return text
}

/** 1234.50 元 → 壹仟贰佰叁拾肆元伍角, as banks and invoices write amounts to prevent alteration. */
export function capitalAmount(fen: number): string {
  if (fen < 0) return `负${capitalAmount(-fen)}`
  if (fen === 0) return '零元整'
  const yuan = wholeYuan(fen)
  const [jiao, cent] = [Math.floor(fen / 10) % 10, fen % 10]
  const front = yuan > 0 ? `${whole(yuan)}元` : ''
  if (jiao === 0 && cent === 0) return `${front}整`
  const middle = jiao > 0 ? `${digits[jiao]}角` : yuan > 0 ? '零' : ''
  return `${front}${middle}${cent > 0 ? `${digits[cent]}分` : ''}`
}
