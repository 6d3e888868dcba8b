import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { framesOf, messageClass, mostFrames } from './client-error.ts'

test.each([
  ['t.at is not a function', 't.at is not a function'],
  [
    "Cannot read properties of undefined (reading 'name')",
    "Cannot read properties of undefined (reading '…')",
  ],
  ["Can't find variable: structuredClone", "Can't find variable: structuredClone"],
  [
    'Unexpected token l, "linxiao 13800000001" is not valid JSON',
    'Unexpected token l, "…" is not valid JSON',
  ],
  ['林晓的申请无法提交', '…'],
  ['no such case 20260301 of 林晓', 'no such case # of …'],
  ['Failed to fetch https://app.example/#/ssoPage?token=abc now', 'Failed to fetch … now'],
  ['mail to lin@xinghe.example failed', 'mail to … failed'],
  ['blob:https://app.example/1-2 is gone', '… is gone'],
  ["'lin' is not defined", "'…' is not defined"],
  ['no `lin` here, ` neither', 'no "…" here, "…"'],
  [' in the middle ', 'in the middle'],
  ['', ''],
])('reduces %j to %j', (message, reduced) => {
  expect(messageClass(message)).toBe(reduced)
})

test('cuts a long message, and removes the content of a quote that was cut', () => {
  expect(messageClass('x'.repeat(121))).toBe('x'.repeat(120))
  expect(messageClass(`${'x'.repeat(119)} y`)).toBe('x'.repeat(119))
  for (const mark of ['"', '`'])
    expect(messageClass(`got ${mark}${'lin '.repeat(300)}${mark} end`)).toBe('got "…"')
  expect(messageClass(`got '${'lin '.repeat(300)}' end`)).toBe("got '…'")
})

test('no number and no Chinese text is ever left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (message) => {
      const reduced = messageClass(message)
      expect(reduced).not.toMatch(/\d|[\u3400-\u9fff]/)
      expect(reduced.length).toBeLessThanOrEqual(120)
    }),
  )
})

test('keeps files and positions of a stack, in the format of either engine', () => {
  const chrome = `TypeError: t.at is not a function
    at mc (https://app.example/assets/pdf-worker-Dy4uH-zq.js:54:55979)
    at https://app.example/assets/app-abc.js?v=1:3:14`
  const safari = `mc@https://app.example/assets/pdf-worker-Dy4uH-zq.js:54:55979
@https://app.example/assets/app-abc.js:3`
  expect(framesOf(chrome)).toEqual(['pdf-worker-Dy4uH-zq.js:54:55979', 'app-abc.js:3:14'])
  expect(framesOf(safari)).toEqual(['pdf-worker-Dy4uH-zq.js:54:55979', 'app-abc.js:3'])
  expect(framesOf('at a.js:1:1\n'.repeat(40))).toHaveLength(mostFrames)
  expect(framesOf('no file here')).toEqual([])
  const deep = (before: number) => framesOf(`${' '.repeat(before)}at a.js:1:1`)
  expect([deep(7000), deep(8000)]).toEqual([['a.js:1:1'], []])
})
