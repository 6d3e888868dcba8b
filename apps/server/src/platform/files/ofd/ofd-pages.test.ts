import { expect, test } from 'vitest'
import { ofdPages } from './ofd-pages.ts'
import { fiscalReceipt, ofdSaying, zipOf } from './test-documents.ts'

const limits = { mostPages: 20, mostObjects: 30_000 }

test('a page has its own texts and those of its template, each at its position', () => {
  const pages = ofdPages(ofdSaying(fiscalReceipt('0123456789')), limits)
  if (typeof pages === 'string') throw new Error(pages)
  const [page] = pages
  expect(page).toMatchObject({ width: 210, height: 140, paths: [{ fill: null }] })
  const pageText = page!.texts.map(({ text }) => text).join('')
  expect(pageText).toMatch(/^北京市医疗门诊收费票据（电子）.*票据号码：0123456789.*个人自费：62\.55/)
  // The second character is one step to the right of the first, on the same line.
  expect(page!.texts[1]).toMatchObject({ text: '京', x: 63.2, y: 16 })
})

const root = '<OFD><DocBody><DocRoot>Doc_0/Document.xml</DocRoot></DocBody></OFD>'
const huge = Buffer.alloc(40 * 1024 * 1024, 32)
const ofd = (document: string | Buffer, how: { lie?: number } = {}) =>
  zipOf({ 'OFD.xml': root, 'Doc_0/Document.xml': document }, how)
const withPage = (page: string) =>
  zipOf({
    'OFD.xml': root,
    'Doc_0/Document.xml': '<Document><Pages><Page BaseLoc="p.xml"/></Pages></Document>',
    'Doc_0/p.xml': page,
  })
const text = '<TextObject Boundary="0 0 1 1"><TextCode X="0" Y="0">元</TextCode></TextObject>'
const encrypted = () => {
  const bytes = ofd('<Document/>')
  // The encryption flag in the first entry of the central directory.
  bytes[bytes.indexOf('PK\u0001\u0002') + 8]! |= 1
  return bytes
}

test.each<[string, () => Buffer, string]>([
  ['no zip at all', () => Buffer.from('PK\u0003\u0004 OFD.xml'), 'broken'],
  ['half of a zip', () => ofd('<Document/>').subarray(40), 'broken'],
  ['an entry that unpacks to forty megabytes', () => ofd(huge), 'tooComplex'],
  ['one that lies about its size', () => ofd(huge, { lie: 10 }), 'tooComplex'],
  ['a password', encrypted, 'encrypted'],
  ['words of its own', () => ofd('<!DOCTYPE x [<!ENTITY a "aaaa">]><Document>&a;</Document>'), 'broken'],
  ['five thousand levels', () => ofd(`${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`), 'broken'],
  ['a million parts', () => ofd(`<a>${'<b/>'.repeat(1_000_000)}</a>`), 'broken'],
  ['tags that do not match', () => ofd('<Document></Pages>'), 'broken'],
  ['no pages', () => ofd('<Document/>'), 'empty'],
  [
    'more pages than a file may have',
    () => ofd(`<Document><Pages>${'<Page BaseLoc="p.xml"/>'.repeat(21)}</Pages></Document>`),
    'tooManyPages',
  ],
  [
    'a page that is not there',
    () => ofd('<Document><Pages><Page BaseLoc="x"/></Pages></Document>'),
    'broken',
  ],
  [
    'a page of a hundred metres',
    () => withPage('<Page><Area><PhysicalBox>0 0 100000 1</PhysicalBox></Area></Page>'),
    'tooLarge',
  ],
  [
    'more on a page than can be drawn',
    () => withPage(`<Page><Content><Layer>${text.repeat(30_001)}</Layer></Content></Page>`),
    'broken',
  ],
  [
    'one text of many letters',
    () =>
      withPage(
        `<Page><Content><Layer><TextObject><TextCode DeltaX="1">${'元'.repeat(30_001)}</TextCode></TextObject></Layer></Content></Page>`,
      ),
    'tooComplex',
  ],
  [
    'a way out of itself',
    () => zipOf({ 'OFD.xml': '<OFD><DocBody><DocRoot>../../etc/passwd</DocRoot></DocBody></OFD>' }),
    'broken',
  ],
  [
    'a thousand entries',
    () => zipOf(Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`x${at}`, '']))),
    'tooComplex',
  ],
])('rejects %s', (_, bytes, fault) => {
  expect(ofdPages(bytes(), limits)).toBe(fault)
})

test('limits endlessly repeated steps to the number of characters', () => {
  const page =
    '<Page><Content><Layer><TextObject><TextCode DeltaX="g 999999999 1">一二</TextCode></TextObject></Layer></Content></Page>'
  const pages = ofdPages(withPage(page), limits)
  expect(typeof pages === 'string' ? pages : pages[0]!.texts.map(({ x }) => x)).toEqual([0, 1])
})
