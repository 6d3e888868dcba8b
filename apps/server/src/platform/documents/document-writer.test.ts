import { afterEach, expect, test } from 'vitest'
import type { DecisionLetter } from '@yf/papers/documents/decision-letter'
import { createDocumentWriter, type DocumentWriter, type WriterLimits } from './document-writer.ts'

let writer: DocumentWriter
const open = (limits?: WriterLimits) => (writer = createDocumentWriter(limits))
afterEach(() => writer.close())

const line = {
  receiptId: 'r-1',
  liabilityId: 'l-1',
  billedFen: 10_000,
  excludedFen: 0,
  socialFen: 0,
  ownExpenseFen: 0,
  deductibleFen: 0,
  ratio: 80,
  overLimitFen: 0,
  payableFen: 8_000,
  reason: '发票金额 ¥100.00，其余按 80% 赔付，应赔 ¥80.00',
  invoiceNo: '26412000',
  day: '2026-10-01',
  hospital: '复旦大学附属中山医院',
  liabilityName: '门诊急诊医疗',
}
const letter = (lines = 1): DecisionLetter => ({
  caseNo: 'C1',
  appliedAt: new Date('2026-11-15T02:30:00Z'),
  decidedAt: new Date('2026-11-16T06:05:00Z'),
  issuer: { name: '原力健康理赔服务中心', phone: '400-000-1234', hours: '工作日 9:00-18:30' },
  addressee: '林晓',
  insuredName: '林晓',
  policy: {
    policyNo: 'P1',
    name: '补充医疗保险',
    insurer: '安和健康',
    startDt: '2026-01-01',
    endDt: '2026-12-31',
  },
  lines: Array.from({ length: lines }, () => line),
  payee: null,
  earlierFen: 0,
  isSettled: true,
  explanation: null,
  objectionDays: 60,
  review: null,
})
const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-'

test('writes all documents requested at once, and the same document has the same bytes', async () => {
  const { decisionLetter } = open()
  const [first, second, third] = await Promise.all([letter(1), letter(2), letter(1)].map(decisionLetter))
  expect([first, second, third].every((bytes) => bytes && isPdf(bytes))).toBe(true)
  expect(Buffer.from(first!).equals(third!)).toBe(true)
  expect(Buffer.from(first!).equals(second!)).toBe(false)
})

test('a long document does not block the event loop', async () => {
  const { decisionLetter } = open()
  await decisionLetter(letter())
  let turns = 0
  const counting = setInterval(() => (turns += 1), 1)
  await decisionLetter(letter(300))
  clearInterval(counting)
  expect(turns).toBeGreaterThan(100)
})

test('refuses a document that cannot be written, and writes the next one', async () => {
  const { applicationBook, decisionLetter } = open()
  const png = Buffer.from('no picture')
  const broken = applicationBook({} as never, { png, signer: '林晓', signedAt: new Date(0) })
  await expect(broken).rejects.toThrow('PNG')
  expect(isPdf(await decisionLetter(letter()))).toBe(true)
})

test('gives up a document that takes too long with its thread, and the next gets a new one', async () => {
  const hasty = open({ timeLimitMs: 1 })
  await expect(hasty.decisionLetter(letter(300))).rejects.toThrow('too long')
  await expect(hasty.decisionLetter(letter(300))).rejects.toThrow('too long')
})

test('an idle thread ends, and a new one starts with the next document', async () => {
  const { decisionLetter } = open({ idleMs: 0 })
  expect(isPdf(await decisionLetter(letter()))).toBe(true)
  await new Promise((resolve) => setImmediate(resolve))
  expect(isPdf(await decisionLetter(letter()))).toBe(true)
})

test('refuses documents beyond the queue limit, and all of them after closing', async () => {
  const { decisionLetter, close } = open({ mostWaiting: 1 })
  const results = await Promise.allSettled([1, 2, 3].map(() => decisionLetter(letter())))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  await close()
  await expect(decisionLetter(letter())).rejects.toThrow('no paper')
})
