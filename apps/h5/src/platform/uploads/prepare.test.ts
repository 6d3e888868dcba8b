import { expect, test } from 'vitest'
import { fileOfDataUrl } from './choose-files.ts'
import { kindOf } from './file-kind.ts'
import { mostBytes, prepare } from './prepare.ts'

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [part],
    ),
  )
const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0, 'rest')
const heic = bytes(0, 0, 0, 24, 'ftypheic')
const fileOf = (content: Uint8Array<ArrayBuffer>, name: string, type = '') =>
  new File([content], name, { type })

test.each([
  ['jpeg', jpeg],
  ['png', bytes(0x89, 'PNG\r\n', 0x1a, '\n')],
  ['webp', bytes('RIFF', 0, 0, 0, 0, 'WEBP')],
  ['heic', heic],
  ['pdf', bytes('%PDF-1.7')],
  ['zip', bytes('PK', 3, 4)],
  ['empty', bytes()],
  ['unknown', bytes('<html>')],
] as const)('recognises %s by its first bytes', (kind, content) => {
  expect(kindOf(content)).toBe(kind)
})

test('sends a PDF unchanged, and sets the type of a picture without one', async () => {
  const pdf = fileOf(bytes('%PDF-1.7'), '出院小结.pdf', 'application/pdf')
  expect(await prepare(pdf)).toEqual({ kind: 'ready', file: pdf })
  const prepared = await prepare(fileOf(jpeg, 'IMG_1'))
  expect(prepared.kind === 'ready' && prepared.file.type).toBe('image/jpeg')
})

test('sends an OFD unchanged, but rejects other zip files', async () => {
  const named = async (name: string) => prepare(fileOf(bytes('PK', 3, 4, 'rest'), name))
  const [ofd, bare, sheet] = [await named('发票.OFD'), await named('1234'), await named('明细.xlsx')]
  expect(ofd.kind === 'ready' && ofd.file.type).toBe('application/ofd')
  expect([bare.kind, sheet.kind]).toEqual(['ready', 'refused'])
})

test.each([
  ['nothing at all', bytes(), /空的/],
  ['a page that calls itself a picture', bytes('<html>'), /JPG、PNG、WebP 图片或 PDF、OFD/],
  ['a PDF that is too large', bytes('%PDF-', 'x'.repeat(mostBytes)), /不能超过 20MB/],
])('%s is refused with a message', async (_name, content, message) => {
  const prepared = await prepare(fileOf(content, 'a.jpg', 'image/jpeg'))
  expect(prepared).toMatchObject({ kind: 'refused', message: expect.stringMatching(message) })
})

test("converts WeChat's text data to a file", async () => {
  const file = fileOfDataUrl(`data:image/jpeg;base64,${btoa(String.fromCharCode(...jpeg))}`, '照片1.jpg')
  expect([file.name, file.type, file.size]).toEqual(['照片1.jpg', 'image/jpeg', jpeg.length])
  expect(kindOf(new Uint8Array(await file.arrayBuffer()))).toBe('jpeg')
})
