import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { capitalAmount } from './capital-amount.ts'

test.each([
  [0, '零元整'],
  [1, '壹分'],
  [50, '伍角'],
  [105, '壹元零伍分'],
  [1_000, '壹拾元整'],
  [123_450, '壹仟贰佰叁拾肆元伍角'],
  [100_500, '壹仟零伍元整'],
  [1_000_000, '壹万元整'],
  [1_010_000, '壹万零壹佰元整'],
  [10_000_001, '壹拾万元零壹分'],
  [100_000_000_00, '壹亿元整'],
  [100_000_005_00, '壹亿零伍元整'],
  [120_030_405_06, '壹亿贰仟零叁万零肆佰零伍元零陆分'],
  [-5_000, '负伍拾元整'],
  [-1, '负壹分'],
  [1_100_000, '壹万壹仟元整'],
  [1_099_900, '壹万零玖佰玖拾玖元整'],
  [1_234_567_890_123_45, '壹兆贰仟叁佰肆拾伍亿陆仟柒佰捌拾玖万零壹佰贰拾叁元肆角伍分'],
  [100_002_000_00, '壹亿零贰仟元整'],
  [1_000_020_000_000_00, '壹兆零贰仟万元整'],
])('%i fen are %s', (fen, text) => expect(capitalAmount(fen)).toBe(text))

/** Reads the figures back, independently of writing them: digit by digit, each group closed by its unit. */
function fenOf(text: string): number {
  const units: Record<string, number> = { 拾: 10, 佰: 100, 仟: 1000 }
  const groups: Record<string, number> = { 万: 1e4, 亿: 1e8, 兆: 1e12, 元: 1 }
  let [sum, group, digit] = [0, 0, 0]
  for (const character of text.replace(/^负/, '')) {
    const value = '零壹贰叁肆伍陆柒捌玖'.indexOf(character)
    if (value >= 0) digit = value
    else if (character in units) {
      group += digit * units[character]!
      digit = 0
    } else if (character in groups) {
      sum += (group + digit) * groups[character]! * 100
      ;[group, digit] = [0, 0]
    } else if (character === '角' || character === '分') {
      sum += digit * (character === '角' ? 10 : 1)
      digit = 0
    }
  }
  return text.startsWith('负') ? -sum : sum
}

test('capital figures read back as the same amount', () => {
  const any = fc.oneof(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.nat({ max: 9_999_999_999_999 }))
  fc.assert(
    fc.property(any, (fen) => {
      expect(fenOf(capitalAmount(fen))).toBe(fen)
    }),
  )
})

test('a zero is never repeated, nor before a unit', () => {
  fc.assert(
    fc.property(fc.nat({ max: 9_999_999_999_999 }), (fen) => {
      expect(capitalAmount(fen || 1)).not.toMatch(/零零|零[拾佰仟万亿兆元整]/)
    }),
  )
})
