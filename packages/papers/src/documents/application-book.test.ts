import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { applicationBookHash, applicationBookPdf } from './application-book.ts'
import { bookOf } from './test-documents.ts'
import { pagesOf } from './test-pdf-text.ts'

const signature = { png: strokes(), signer: '林晓', signedAt: new Date('2026-11-15T02:31:07Z') }

test('the application states the applicant, the policy and the receipts', { timeout: 30_000 }, async () => {
  const text = (await pagesOf(await applicationBookPdf(bookOf(3), signature))).join('\n')
  for (const value of [
    '理赔申请书',
    'C20261115000012',
    '星河软件员工补充医疗保险',
    '急性上呼吸道感染',
    '招商银行上海徐家汇支行',
    '26412002',
    '¥1,163.61',
    '壹仟壹佰陆拾叁元陆角壹分',
    '签署于 2026-11-15 10:31:07',
    '第 1 页，共 2 页',
  ])
    expect(text).toContain(value)
})

test('all pages mask the numbers of people and cards', { timeout: 30_000 }, async () => {
  const text = (await pagesOf(await applicationBookPdf(bookOf(3), signature))).join('')
  expect(text).toContain('6225 **** **** 5678')
  for (const number of ['6225880212345678', '110101199003074258', '13800000001'])
    expect(text).not.toContain(number)
})

test(
  'the same application gives the same bytes, and another time different ones',
  { timeout: 30_000 },
  async () => {
    const first = Buffer.from(await applicationBookPdf(bookOf(3), signature))
    expect(first.equals(await applicationBookPdf(bookOf(3), signature))).toBe(true)
    const later = { ...signature, signedAt: new Date('2026-11-15T02:31:08Z') }
    expect(first.equals(await applicationBookPdf(bookOf(3), later))).toBe(false)
  },
)

test(
  'the signature is a picture on the page, next to the hash of the signed content',
  { timeout: 30_000 },
  async () => {
    const [signed, unsigned] = [
      await applicationBookPdf(bookOf(1), signature),
      await applicationBookPdf(bookOf(1), null),
    ]
    const pictures = (bytes: Uint8Array) =>
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Subtype \/Image/g)?.length ?? 0
    expect(pictures(signed)).toBeGreaterThan(0)
    expect(pictures(unsigned)).toBe(0)
    expect((await pagesOf(signed)).join('')).toContain(applicationBookHash(bookOf(1)))
    expect((await pagesOf(unsigned)).join('')).toContain('尚未签名')
  },
)

test('a signature is below the signed text, never alone on a page', { timeout: 30_000 }, async () => {
  for (const receipts of [8, 10, 14]) {
    const last = (await pagesOf(await applicationBookPdf(bookOf(receipts), signature))).at(-1)!
    expect(last).toContain('申请人签名')
    expect([receipts, last.includes('并在需要时配合提')]).toEqual([receipts, true])
  }
})

test('the hash depends on the content, and not on the order of its fields', () => {
  const book = bookOf(2)
  const turned = Object.fromEntries(Object.entries(book).toReversed()) as unknown as typeof book
  expect(applicationBookHash(turned)).toBe(applicationBookHash(book))
  expect(applicationBookHash({ ...book, company: '星河硬件有限公司' })).not.toBe(applicationBookHash(book))
})

const claiming = (width: number) => {
  const png = Buffer.from(strokes())
  png.writeUInt32BE(width, 16)
  return png
}

test.each([
  ['another format', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['nothing', Buffer.alloc(0)],
  ['a picture that claims 50,000 pixels', claiming(50_000)],
  ['more than two megabytes', Buffer.concat([strokes(), Buffer.alloc(2 * 1024 * 1024)])],
])('%s is not accepted as a signature', async (_, png) => {
  await expect(applicationBookPdf(bookOf(1), { ...signature, png })).rejects.toThrow('PNG')
})

test(
  'a character that the font lacks shows as a gap, and the page says so',
  { timeout: 30_000 },
  async () => {
    const book = bookOf(1)
    const pages = await pagesOf(
      await applicationBookPdf({ ...book, insured: { ...book.insured, name: '𠮷翀' } }, null),
    )
    expect(pages[0]).toContain('〓翀')
    expect(pages[0]).toContain('为字库暂缺的字')
    expect((await pagesOf(await applicationBookPdf(book, null)))[0]).not.toContain('字库')
  },
)

test('an application with unread receipts states no total', { timeout: 30_000 }, async () => {
  const text = (await pagesOf(await applicationBookPdf(bookOf(0), null))).join('')
  expect(text).toContain('由理赔专员录入并核定')
  expect(text).not.toContain('零元整')
})

test(
  'removes characters that change the reading direction or are invisible',
  { timeout: 30_000 },
  async () => {
    const book = bookOf(1, { company: '星河\u202e软件\u0000\u200b公司' })
    expect((await pagesOf(await applicationBookPdf(book, null)))[0]).toContain('星河软件公司')
  },
)

/** A PNG of two pixels by one, black and transparent. */
function strokes(): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.from([0, 0, 0, 2, 0, 0, 0, 1, 8, 6, 0, 0, 0])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from([0, 0, 0, 0, 255, 0, 0, 0, 0]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
