import { expect, test } from 'vitest'
import { isKeyboard, isPhoneShaped } from './phone-shape.ts'

test.each([
  [390, 844, true],
  [360, 640, true],
  [320, 568, true],
  [400, 1000, true],
  [399, 1000, false],
  [800, 1000, true],
  [801, 1000, false],
  [768, 1024, true],
  [844, 390, false],
  [1440, 900, false],
])('%i × %i is a phone: %s', (width, height, expected) => {
  expect(isPhoneShaped({ width, height })).toBe(expected)
})

test('the signature may be written in landscape', () => {
  expect(isPhoneShaped({ width: 844, height: 390 }, true)).toBe(true)
  expect(isPhoneShaped({ width: 900, height: 880 }, true)).toBe(false)
})

const phone = { width: 390, height: 844 }
test.each([
  {
    now: { width: 390, height: 420 },
    isTouch: true,
    isTyping: true,
    expected: true,
    what: 'height goes while typing',
  },
  { now: { width: 390, height: 420 }, isTouch: true, isTyping: false, expected: false, what: 'nobody types' },
  {
    now: { width: 390, height: 420 },
    isTouch: false,
    isTyping: true,
    expected: false,
    what: 'a desktop window',
  },
  {
    now: { width: 844, height: 390 },
    isTouch: true,
    isTyping: true,
    expected: false,
    what: 'the phone is turned',
  },
])('tells a keyboard from a change of shape: $what', ({ now, expected, ...device }) => {
  expect(isKeyboard(phone, now, device)).toBe(expected)
})
