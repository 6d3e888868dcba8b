export type PictureKind = 'jpeg' | 'png' | 'webp'
export type DetectedKind = PictureKind | 'heic' | 'pdf' | 'ofd' | 'empty' | 'unknown'

/** The offset where a central directory of some hundred entries begins. */
const tailBytes = 64 * 1024

const startsWith = (bytes: Buffer, at: number, ...expected: readonly number[]) =>
  expected.every((value, index) => bytes[at + index] === value)

const word = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** Brands of the HEIF family that phones write; AVIF has others, and no phone stores photos in it. */
const heicBrand = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/

/** A zip whose central directory, at its end, names the root of an OFD (GB/T 33190). */
const isOfd = (bytes: Buffer) =>
  startsWith(bytes, 0, 0x50, 0x4b, 0x03, 0x04) && bytes.subarray(-tailBytes).includes('OFD.xml')

/** The actual type of a file, by its first bytes; its name and declared type are not trusted. */
export function fileKind(bytes: Buffer): DetectedKind {
  if (bytes.length === 0) return 'empty'
  if (startsWith(bytes, 0, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (word(bytes, 0, 4) === 'RIFF' && word(bytes, 8, 12) === 'WEBP') return 'webp'
  if (word(bytes, 4, 8) === 'ftyp' && heicBrand.test(word(bytes, 8, 12))) return 'heic'
  if (word(bytes, 0, 5) === '%PDF-') return 'pdf'
  return isOfd(bytes) ? 'ofd' : 'unknown'
}
