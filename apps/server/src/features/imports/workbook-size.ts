/** Far above what a table of the most rows needs: two thousand bytes a row. */
const mostBytes = 256 * 1024 * 1024
/** Texts and styles are read as a whole. */
const mostBytesBesides = 64 * 1024 * 1024
/** Real tables are packed five to thirty times smaller. A few megabytes are harmless whatever they are. */
const mostPacked = 100
const smallPart = 8 * 1024 * 1024

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endLength = 22
const entryLength = 46
/** The comment of an archive may follow its end. */
const longestComment = 65_535

interface PackedPart {
  readonly name: string
  readonly packed: number
  readonly size: number
}

/** The parts of an archive as its directory lists them; null if it has none. */
function partsOf(bytes: Buffer): PackedPart[] | null {
  const end = lastIndexOf(bytes, endSignature)
  if (end === null) return null
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  const parts: PackedPart[] = []
  for (let no = 0; no < count; no++) {
    if (at + entryLength > bytes.length || bytes.readUInt32LE(at) !== entrySignature) return null
    const nameLength = bytes.readUInt16LE(at + 28)
    parts.push({
      name: bytes.toString('utf8', at + entryLength, at + entryLength + nameLength),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
    })
    at += entryLength + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return parts
}

function lastIndexOf(bytes: Buffer, signature: number): number | null {
  const first = Math.max(0, bytes.length - endLength - longestComment)
  for (let at = bytes.length - endLength; at >= first; at--)
    if (bytes.readUInt32LE(at) === signature) return at
  return null
}

const isSheet = ({ name }: PackedPart): boolean => name.includes('worksheets/')
const sizeOf = (parts: readonly PackedPart[]): number => parts.reduce((sum, { size }) => sum + size, 0)

/**
 * Whether a workbook can be unpacked with little memory, judged by its directory before anything is unpacked: a few
 * kilobytes may say that they are gigabytes. The reader stops at the size that the directory says, and has no limit of its own
 * where it says none.
 */
export function isWorkbookBounded(bytes: Uint8Array): boolean {
  const parts = partsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!parts) return false
  return (
    sizeOf(parts) <= mostBytes &&
    sizeOf(parts.filter((part) => !isSheet(part))) <= mostBytesBesides &&
    parts.every(({ size, packed }) => size > 0 || packed <= 2) &&
    parts.every(({ size, packed }) => size <= smallPart || size <= packed * mostPacked)
  )
}
