import { inflateRawSync } from 'node:zlib'

export type ZipFault = 'broken' | 'encrypted' | 'tooComplex'

export interface Zip {
  /** The content of an entry; null when it is missing or unreadable. */
  read(name: string): Buffer | ZipFault | null
}

export interface ZipLimits {
  readonly mostEntries: number
  /** Limits on the unpacked size, of one entry and of all that are read. */
  readonly mostOfOne: number
  readonly mostOfAll: number
}

const megabyte = 1024 * 1024
/** A receipt has a few dozen entries of a few kilobytes. */
const usual: ZipLimits = { mostEntries: 400, mostOfOne: 8 * megabyte, mostOfAll: 24 * megabyte }

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
const endBytes = 22
const longestComment = 0xffff
const stored = 0
const deflated = 8

interface ZipEntry {
  readonly method: number
  readonly packed: number
  readonly size: number
  readonly at: number
}

/**
 * Reads a zip through its central directory. Entries are unpacked only on request, and never beyond the limits: the
 * declared size of an entry is not trusted.
 */
export function openZip(bytes: Buffer, limits: ZipLimits = usual): Zip | ZipFault {
  const entries = entriesOf(bytes, limits)
  if (typeof entries === 'string') return entries
  let left = limits.mostOfAll
  return {
    read: (name) => {
      const entry = entries.get(name)
      if (!entry) return null
      const unpacked = unpack(bytes, entry, Math.min(left, limits.mostOfOne))
      if (typeof unpacked !== 'string') left -= unpacked.length
      return unpacked
    },
  }
}

function entriesOf(bytes: Buffer, { mostEntries }: ZipLimits): Map<string, ZipEntry> | ZipFault {
  const end = endOf(bytes)
  if (end < 0) return 'broken'
  const count = bytes.readUInt16LE(end + 10)
  if (count > mostEntries) return 'tooComplex'
  const entries = new Map<string, ZipEntry>()
  let at = bytes.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryMark) return 'broken'
    if (bytes.readUInt16LE(at + 8) & 1) return 'encrypted'
    const [name, extra, comment] = [28, 30, 32].map((fieldAt) => bytes.readUInt16LE(at + fieldAt)) as [
      number,
      number,
      number,
    ]
    entries.set(bytes.toString('utf8', at + 46, at + 46 + name).replaceAll('\\', '/'), {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    })
    at += 46 + name + extra + comment
  }
  return entries
}

/** The last signature counts: earlier occurrences may only look like one. */
function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - endBytes - longestComment)
  for (let at = bytes.length - endBytes; at >= first; at -= 1)
    if (bytes.readUInt32LE(at) === endMark) return at
  return -1
}

function unpack(bytes: Buffer, { method, packed, size, at }: ZipEntry, most: number): Buffer | ZipFault {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== localMark) return 'broken'
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  if (from + packed > bytes.length) return 'broken'
  if (size > most || packed > most) return 'tooComplex'
  const data = bytes.subarray(from, from + packed)
  if (method === stored) return data
  if (method !== deflated) return 'broken'
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooComplex' : 'broken'
  }
}
