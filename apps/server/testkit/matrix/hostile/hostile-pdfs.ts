import { deflateSync } from 'node:zlib'

interface PdfOptions {
  readonly pages: number
  /** Lines drawn on each page: few bytes, much work. */
  readonly lines?: number
  readonly side?: number
  readonly isLocked?: boolean
  /** A form that includes itself. */
  readonly holdsItself?: boolean
}

/** A small PDF, valid except for the given defect; every page has the same content. */
export function pdfOf({ pages, lines = 1, side = 600, isLocked, holdsItself }: PdfOptions): Buffer {
  const drawn = holdsItself ? '/Me Do' : '10 10 m 500 500 l S\n'.repeat(lines)
  const content = deflateSync(Buffer.from(drawn))
  const resources = holdsItself ? '/Resources << /XObject << /Me 4 0 R >> >>' : '/Resources << >>'
  const form = holdsItself ? `/Type /XObject /Subtype /Form /BBox [0 0 ${side} ${side}] ${resources}` : ''
  const first = 5
  const kids = Array.from({ length: pages }, (_, at) => `${first + at} 0 R`).join(' ')
  const stream = Buffer.concat([
    Buffer.from(`<< /Length ${content.length} /Filter /FlateDecode ${form} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ])
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`),
    Buffer.from(
      `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`,
    ),
    stream,
    ...Array.from({ length: pages }, () =>
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${side} ${side}] ${resources} /Contents 4 0 R >>`,
      ),
    ),
  ]
  return serialise(objects, isLocked ? '/Encrypt 3 0 R /ID [<41><42>]' : '')
}

function serialise(objects: readonly Buffer[], trailer: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let at = parts[0]!.length
  const add = (part: Buffer) => {
    parts.push(part)
    at += part.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(at)
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]))
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`
  add(Buffer.from(end))
  return Buffer.concat(parts)
}
