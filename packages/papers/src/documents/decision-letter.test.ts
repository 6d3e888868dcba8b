import { expect, test } from 'vitest'
import { decisionLetterPdf } from './decision-letter.ts'
import { letterOf } from './test-documents.ts'
import { pagesOf } from './test-pdf-text.ts'

const read = async (letter = letterOf(3)) => pagesOf(await decisionLetterPdf(letter))

test(
  'the letter states the amount first, then each receipt with its reason',
  { timeout: 30_000 },
  async () => {
    const text = (await read()).join('\n')
    for (const value of [
      '尊敬的 林晓',
      '¥614.89',
      '陆佰壹拾肆元捌角玖分',
      '26412001',
      '80%',
      '自费营养品',
      '6225 **** **** 5678',
      '60 日内',
      '400-000-1234',
      '2026年11月16日',
    ])
      expect(text).toContain(value)
    expect(text.indexOf('¥614.89')).toBeLessThan(text.indexOf('逐项核定'))
  },
)

test(
  'two hundred receipts continue over pages that each repeat the table head',
  { timeout: 30_000 },
  async () => {
    const pages = await read(letterOf(200))
    expect(pages.length).toBeGreaterThan(5)
    const text = pages.join('\n')
    for (let at = 0; at < 200; at += 1) expect(text).toContain(String(26_412_000 + at))
    expect(pages.filter((page) => page.includes('应赔')).every((page) => page.includes('票据号码'))).toBe(
      true,
    )
    pages.forEach((page, at) => expect(page).toContain(`第 ${at + 1} 页，共 ${pages.length} 页`))
  },
)

test('without a payment the letter says so and names no account', { timeout: 30_000 }, async () => {
  const reason = '就诊日期不在保障期间内'
  const lines = letterOf(1).lines.map((line) => ({ ...line, liabilityId: null, payableFen: 0, reason }))
  const explanation = '该次就诊发生在保障开始之前。'
  const text = (await read(letterOf(1, { lines, payee: null, isSettled: false, explanation })))
    .join('')
    .replaceAll('\n', '')
  for (const value of ['不予赔付', '零元整', reason, explanation]) expect(text).toContain(value)
  expect(text).not.toContain('收款人')
})

test('a settlement without a payment refuses nothing, and one that corrects an earlier case states by how much', async () => {
  const lines = letterOf(1).lines.map((line) => ({ ...line, payableFen: 0 }))
  const nothing = (await read(letterOf(1, { lines, payee: null, explanation: '已计入年度免赔额' }))).join('')
  expect(nothing).not.toContain('不予赔付')
  expect(nothing).toContain('已计入年度免赔额')
  const mended = (await read(letterOf(1, { lines, earlierFen: 4800 }))).join('').replaceAll('\n', '')
  expect(mended).toContain('补付 ¥48.00')
  expect(mended.indexOf('¥48.00')).toBeLessThan(mended.indexOf('逐项核定'))
})

const review = {
  appealedAt: new Date('2026-11-20T06:05:00Z'),
  firstDecidedAt: new Date('2026-11-16T06:05:00Z'),
  isUpheld: false,
  beforeFen: 50_000,
  paidFen: 50_000,
}
const reviewed = async (more: Partial<typeof review>) =>
  (await read(letterOf(3, { explanation: '门诊病历已补齐', review: { ...review, ...more } })))
    .join('')
    .replaceAll('\n', '')

test(
  'a letter about an appeal states the old and the new amount, and pays the difference',
  { timeout: 30_000 },
  async () => {
    const text = await reviewed({})
    for (const value of [
      '复核决定通知书',
      '2026-11-20',
      '变更为核定赔付 ¥614.89',
      '门诊病历已补齐',
      '补付金额',
      '¥114.89',
    ])
      expect(text).toContain(value)
    expect(text).not.toContain('理赔决定通知书')
  },
)

test(
  'an upheld decision pays nothing more, and a lower one takes nothing back',
  { timeout: 30_000 },
  async () => {
    const upheld = await reviewed({ isUpheld: true, beforeFen: 61_489, paidFen: 61_489 })
    expect(upheld).toContain('维持原决定（核定赔付 ¥614.89）')
    expect(upheld).not.toContain('补付金额')
    expect(await reviewed({ paidFen: 70_000 })).toContain('多付的 ¥85.11 未经您书面同意不会收回')
  },
)

test('an explanation longer than a page continues on the next', { timeout: 30_000 }, async () => {
  const pages = await read(letterOf(1, { explanation: '经核对，本次费用已按约定核定。'.repeat(300) }))
  const joined = pages.join('').replaceAll('\n', '')
  expect(joined.match(/经核对/g)).toHaveLength(300)
})

test(
  'the signatory is never alone on a page, however many receipts there are',
  { timeout: 60_000 },
  async () => {
    for (const receipts of [1, 3, 4, 8, 14]) {
      const last = (await read(letterOf(receipts))).at(-1)!
      expect([receipts, last.includes('如有异议')]).toEqual([receipts, true])
      expect(last).toContain('2026年11月16日')
    }
  },
)

test('the same decision gives the same bytes', { timeout: 30_000 }, async () => {
  const [first, second] = [await decisionLetterPdf(letterOf(3)), await decisionLetterPdf(letterOf(3))]
  expect(Buffer.from(first).equals(second)).toBe(true)
})
