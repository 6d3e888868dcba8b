import { shanghaiMoment } from '@yf/domain/dates'
import { ink, inner, page, type PdfWriter } from './pdf-writer.ts'

export interface HandSignature {
  readonly png: Uint8Array
  readonly signer: string
  readonly signedAt: Date
}

const pngBegin = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const mostBytes = 2 * 1024 * 1024
const mostPixels = 4096
const box = { width: 190, height: 70 }

/** Its height, with the space to the text above. */
export const signatureRoom = box.height + 74

/** The handwritten signature with its time, and the hash of the signed content. */
export function signatureBlock(pdf: PdfWriter, signature: HandSignature, hash: string): void {
  pdf.y += 10
  pdf.makeRoom(box.height + 60)
  const left = page.left + inner - box.width
  pdf.write('申请人签名', left - 80, pdf.y + box.height / 2 - 8, 72, { align: 'right', color: ink.soft })
  pdf.doc.rect(left, pdf.y, box.width, box.height).lineWidth(0.6).stroke(ink.rule)
  picture(pdf, signature.png, left + 6, pdf.y + 5, box.width - 12, box.height - 10)
  pdf.y += box.height + 6
  const moment = `${signature.signer}　签署于 ${shanghaiMoment(signature.signedAt)}`
  pdf.y += pdf.write(moment, page.left, pdf.y, inner, { size: 9, align: 'right' })
  pdf.y +=
    pdf.write(`文件摘要（SHA-256）${hash}`, page.left, pdf.y + 3, inner, {
      size: 7.5,
      color: ink.faint,
      align: 'right',
    }) + 3
}

/** Fits a PNG or JPEG into a box without changing its proportions. */
export function picture(
  pdf: PdfWriter,
  bytes: Uint8Array,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  pdf.doc.image(Buffer.from(bytes), x, y, { fit: [width, height], align: 'center', valign: 'center' })
}

/** A picture is decoded pixel by pixel: the header check rejects one that claims to be huge. */
export function isSignaturePng(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 33 || file.length > mostBytes || !file.subarray(0, 8).equals(pngBegin)) return false
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  return width > 0 && height > 0 && width <= mostPixels && height <= mostPixels
}
