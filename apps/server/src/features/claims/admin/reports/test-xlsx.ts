import { inflateRawSync } from 'node:zlib'

const entryMark = Buffer.from('PK\x01\x02', 'latin1')

/** For tests: the entries of a zip file by name, found through its central directory. */
export function partsOf(base64: string): ReadonlyMap<string, string> {
  const bytes = Buffer.from(base64, 'base64')
  const parts = new Map<string, string>()
  for (let at = bytes.indexOf(entryMark); at >= 0; at = bytes.indexOf(entryMark, at + 4)) {
    const size = bytes.readUInt32LE(at + 20)
    const name = bytes.subarray(at + 46, at + 46 + bytes.readUInt16LE(at + 28)).toString()
    const local = bytes.readUInt32LE(at + 42)
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const body = bytes.subarray(begin, begin + size)
    const isPacked = bytes.readUInt16LE(at + 10) === 8
    parts.set(name, (isPacked ? inflateRawSync(body) : body).toString())
  }
  return parts
}

/** Every text and number of a sheet, in file order. */
export function cellsOf(base64: string, sheet: number): string[] {
  const parts = partsOf(base64)
  const strings = parts.get('xl/sharedStrings.xml') ?? ''
  const shared = [...strings.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => text)
  const xml = parts.get(`xl/worksheets/sheet${sheet}.xml`) ?? ''
  return [...xml.matchAll(/<c ([^>]*)><v>([^<]*)<\/v>/g)].map(([, attributes = '', value = '']) =>
    attributes.includes('t="s"') ? (shared[Number(value)] ?? '') : value,
  )
}
