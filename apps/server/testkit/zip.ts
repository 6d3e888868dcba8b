import { crc32, deflateRawSync } from 'node:zlib'

interface ZipPart {
  readonly name: string
  readonly content: Buffer
  /** What the directory says instead of the true size. */
  readonly claimedSize?: number
}

const header = (length: number, signature: number) => {
  const bytes = Buffer.alloc(length)
  bytes.writeUInt32LE(signature)
  return bytes
}

/** An archive with these parts, packed: for files that no office software writes. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claimedSize = content.length } of parts) {
    const packed = deflateRawSync(content)
    const title = Buffer.from(name)
    const local = header(30, 0x04034b50)
    const entry = header(46, 0x02014b50)
    for (const [bytes, at] of [
      [local, 8],
      [entry, 10],
    ] as const) {
      bytes.writeUInt16LE(8, at)
      bytes.writeUInt32LE(crc32(content), at + 6)
      bytes.writeUInt32LE(packed.length, at + 10)
      bytes.writeUInt32LE(claimedSize, at + 14)
      bytes.writeUInt16LE(title.length, at + 18)
    }
    entry.writeUInt32LE(offset, 42)
    bodies.push(local, title, packed)
    directory.push(entry, title)
    offset += local.length + title.length + packed.length
  }
  const end = header(22, 0x06054b50)
  const length = directory.reduce((sum, part) => sum + part.length, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, ...directory, end])
}

const xml = (text: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`)
const office = 'http://schemas.openxmlformats.org'
const relations = (...rows: readonly (readonly [type: string, target: string])[]) =>
  xml(
    `<Relationships xmlns="${office}/package/2006/relationships">${rows
      .map(
        ([type, target], at) =>
          `<Relationship Id="rId${at + 1}" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`,
  )

/** A workbook of one sheet whose XML is given. */
export function workbookOf(
  sheet: Buffer,
  more: { readonly sharedStrings?: Buffer; readonly claimedSize?: number } = {},
): Buffer {
  const { sharedStrings = xml('<sst/>'), claimedSize } = more
  return zipOf([
    { name: '[Content_Types].xml', content: xml(`<Types xmlns="${office}/package/2006/content-types"/>`) },
    { name: '_rels/.rels', content: relations(['officeDocument', 'xl/workbook.xml']) },
    {
      name: 'xl/workbook.xml',
      content: xml(
        `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations(['worksheet', 'worksheets/sheet1.xml'], ['sharedStrings', 'sharedStrings.xml']),
    },
    { name: 'xl/sharedStrings.xml', content: sharedStrings },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: sheet,
      ...(claimedSize === undefined ? {} : { claimedSize }),
    },
  ])
}

const cell = (text: string, formula?: string) =>
  formula === undefined
    ? `<c t="inlineStr"><is><t>${text}</t></is></c>`
    : `<c t="str"><f>${formula}</f><v>${text}</v></c>`

/** The XML of a sheet; a cell with a formula shows a text of its own. */
export const sheetXml = (
  rows: readonly (readonly (string | { readonly shows: string; readonly formula: string })[])[],
): Buffer =>
  xml(
    `<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${rows
      .map(
        (row) =>
          `<row>${row.map((one) => (typeof one === 'string' ? cell(one) : cell(one.shows, one.formula))).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`,
  )
