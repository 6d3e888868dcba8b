import { wholeYuan } from '@yf/domain/money'
const numerals = '零壹贰叁肆伍陆柒捌玖'
const units = ['', '拾', '佰', '仟']
const groups = ['', '万', '亿']

/** 1005003 → 壹万零伍拾元零叁分; whole yuan and whole jiao end in 整. */
export function capitalOf(fen: number, unit: '元' | '圆' = '元'): string {
  const jiao = Math.floor(fen / 10) % 10
  const cents = fen % 10
  const whole = wholeCapital(wholeYuan(fen))
  const head = whole === '' ? '' : `${whole}${unit}`
  if (jiao === 0 && cents === 0) return `${head || `零${unit}`}整`
  const gap = jiao === 0 && head !== '' ? '零' : ''
  const jiaoText = jiao === 0 ? '' : `${numerals[jiao]}角`
  return `${head}${gap}${jiaoText}${cents === 0 ? '整' : `${numerals[cents]}分`}`
}

function wholeCapital(value: number): string {
  let text = ''
  for (let group = groups.length - 1; group >= 0; group -= 1) {
    const part = Math.floor(value / 10_000 ** group) % 10_000
    if (part === 0) continue
    const needsZero = text !== '' && part < 1000
    text += `${needsZero ? '零' : ''}${groupCapital(part)}${groups[group]}`
  }
  return text
}

function groupCapital(part: number): string {
  const digits = [...String(part)].map(Number)
  return digits
    .map((digit, index) => (digit === 0 ? '零' : `${numerals[digit]}${units[digits.length - 1 - index]}`))
    .join('')
    .replace(/零+/g, '零')
    .replace(/零$/, '')
}
