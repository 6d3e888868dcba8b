export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf' | 'zip' | 'empty' | 'unknown'

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

const heicBrand = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/

/** By its first bytes: phones give files no name, no type, or a wrong one. */
export function kindOf(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty'
  if (text(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg'
  if (text(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp'
  if (text(bytes, 4, 8) === 'ftyp' && heicBrand.test(text(bytes, 8, 12))) return 'heic'
  if (text(bytes, 0, 5) === '%PDF-') return 'pdf'
  if (text(bytes, 0, 4) === 'PK\u0003\u0004') return 'zip'
  return 'unknown'
}

/** FileReader instead of arrayBuffer(), which phones of five years ago lack. */
export const firstBytes = (file: Blob): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsArrayBuffer(file.slice(0, 16))
  })
