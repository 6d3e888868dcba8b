import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { pdfOf } from './hostile-pdfs.ts'

export interface HostileFile {
  readonly what: string
  readonly name: string
  readonly type: string
  readonly bytes: () => Promise<Uint8Array> | Uint8Array
}

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([bytes(kind), data])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

/** A grey picture of one bit per pixel that declares a size of its own. */
function png(width: number, height: number, dots: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(dots, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const photo = () =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#9ab' } })
    .jpeg()
    .toBuffer()

const script = '<script>alert(document.cookie)</script>'
const svg = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>
<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" onload="alert(1)">${script}<text>&a;</text></svg>`
const zip = Buffer.concat([bytes('PK\u0003\u0004\u0014\0\0\0\u0008\0'), deflateSync(Buffer.alloc(200_000))])

const image = (what: string, name: string, make: HostileFile['bytes']): HostileFile => ({
  what,
  name,
  type: `image/${name.split('.').at(-1)}`,
  bytes: make,
})
const pdf = (what: string, make: HostileFile['bytes']): HostileFile => ({
  what,
  name: 'paper.pdf',
  type: 'application/pdf',
  bytes: make,
})

/** Files that no honest member sends. */
export const hostileFiles: readonly HostileFile[] = [
  image('nothing', 'a.png', () => Buffer.alloc(0)),
  image('one byte', 'a.png', () => Buffer.from([0x89])),
  image('noise', 'a.jpeg', () => deflateSync(Buffer.alloc(100_000, 'noise'))),
  image('half a photo', 'a.jpeg', async () => (await photo()).subarray(0, 400)),
  image('a photo without an end', 'a.jpeg', async () => (await photo()).subarray(0, -30)),
  image('a page with a script as a picture', 'a.png', () => bytes(`<!doctype html>${script}`)),
  image('a drawing with a script and an entity', 'a.svg+xml', () => Buffer.from(svg)),
  image('a photo with a page behind it', 'a.jpeg', async () => Buffer.concat([await photo(), bytes(script)])),
  image('a photo with an archive behind it', 'a.jpeg', async () => Buffer.concat([await photo(), zip])),
  image('an animation that is a script', 'a.gif', () => bytes(`GIF89a/*\x01\x00\x01\x00*/=1;${script}`)),
  image('a picture without an end of sides', 'a.png', () => png(0x7fffffff, 0x7fffffff, Buffer.alloc(64))),
  image('four hundred million dots', 'a.png', () => png(20_000, 20_000, Buffer.alloc(20_000 * 2_501))),
  image('a line as long as a novel', 'a.png', () => png(300_000, 1, Buffer.alloc(37_501))),
  image('something that calls itself HEIC', 'a.heic', () =>
    Buffer.concat([bytes('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), Buffer.alloc(4_000, 7)]),
  ),
  { what: 'an archive as a document', name: 'a.docx', type: 'application/msword', bytes: () => zip },
  image('an archive as a photo', 'a.jpeg', () => zip),
  image('more than may be sent', 'a.jpeg', () => Buffer.alloc(21 * 1024 * 1024, 1)),
  pdf('a PDF that breaks off', () => pdfOf({ pages: 1 }).subarray(0, 120)),
  pdf('a PDF behind a page', () => Buffer.concat([bytes(`<html>${script}\n`), pdfOf({ pages: 1 })])),
  pdf('a locked PDF', () => pdfOf({ pages: 1, isLocked: true })),
  pdf('a PDF of two thousand pages', () => pdfOf({ pages: 2_000 })),
  pdf('a page as large as a field', () => pdfOf({ pages: 1, side: 2_000_000 })),
  pdf('a page that holds itself', () => pdfOf({ pages: 1, holdsItself: true })),
  pdf('a PDF of 350,000 lines', () => pdfOf({ pages: 1, lines: 350_000 })),
]
