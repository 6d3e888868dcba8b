import { crc32 } from 'node:zlib'
import { toYuanText } from '@yf/domain/money'
import type { StoredInvoice } from './office.ts'

const name = 'xmlns:ofd="http://www.ofdspec.org/2016"'
const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The smallest document of GB/T 33190 with the invoice's content. */
export function invoiceOfd({ invoiceNo, fen, order }: StoredInvoice): Buffer {
  const lines = [`发票号码 ${invoiceNo}`, order.buyerName, `价税合计 ${toYuanText(fen)} 元`]
  const texts = lines.map(
    (line, at) =>
      `<ofd:TextObject ID="${10 + at}" Boundary="20 ${20 + at * 12} 170 10" Font="2" Size="5"><ofd:TextCode X="0" Y="6">${escaped(line)}</ofd:TextCode></ofd:TextObject>`,
  )
  return storedZip({
    'OFD.xml': xml(
      `<ofd:OFD ${name} Version="1.0" DocType="OFD"><ofd:DocBody><ofd:DocInfo><ofd:DocID>${invoiceNo}</ofd:DocID></ofd:DocInfo><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`,
    ),
    'Doc_0/Document.xml': xml(
      `<ofd:Document ${name}><ofd:CommonData><ofd:MaxUnitID>20</ofd:MaxUnitID><ofd:PageArea><ofd:PhysicalBox>0 0 210 140</ofd:PhysicalBox></ofd:PageArea></ofd:CommonData><ofd:Pages><ofd:Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/></ofd:Pages></ofd:Document>`,
    ),
    'Doc_0/Pages/Page_0/Content.xml': xml(
      `<ofd:Page ${name}><ofd:Content><ofd:Layer ID="3">${texts.join('')}</ofd:Layer></ofd:Content></ofd:Page>`,
    ),
  })
}

/** Without compression, because the files are small and this is simpler. */
function storedZip(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const [named, body] = [Buffer.from(path), Buffer.from(text)]
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(body), 10)
    facts.writeUInt32LE(body.length, 14)
    facts.writeUInt32LE(body.length, 18)
    facts.writeUInt16LE(named.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, named, body])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, tail, named]))
    parts.push(local)
    offset += local.length
  }
  const contents = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(contents.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, contents, Buffer.from('PK\u0005\u0006'), end])
}
