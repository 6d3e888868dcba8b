import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { setImmediate as breath } from 'node:timers/promises'
import { capitalAmount } from '@yf/domain/capital-amount'
import { toGroupedYuanText } from '@yf/domain/money'
import type { ReadDocument, TextLine } from '@yf/ocr/document/outcome'

const font = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'
const red = '#b3261e'
const black = '#23262b'

export interface DrawnReceipt {
  readonly hospital: string
  readonly code: string
  readonly number: string
  readonly day: string
  readonly payer: string
  readonly billedFen: number
  readonly socialFen: number
  readonly item: string
}

type PdfKitDocument = InstanceType<typeof import('pdfkit')>
type PlacedText = readonly [x: number, y: number, text: string]

/** Positions of the values on a receipt, so that the demo's recognition result can point at them. */
const positionsOf = (
  receipt: DrawnReceipt,
): Readonly<Record<'code' | 'number' | 'payer' | 'date' | 'total' | 'hospital', PlacedText>> => ({
  code: [104, 72, receipt.code],
  number: [424, 72, receipt.number],
  payer: [92, 96, receipt.payer],
  date: [424, 96, receipt.day],
  total: [484, 258, toGroupedYuanText(receipt.billedFen)],
  hospital: [140, 330, receipt.hospital],
})

const scale = 2
const receiptSize: [number, number] = [620, 380]

/** The recognition result of this picture, confident in all but the named fields. */
export function readingOf(receipt: DrawnReceipt, unsure: readonly string[] = []): ReadDocument {
  const positions = positionsOf(receipt)
  const fields = Object.entries(positions).map(([name, [x, y, text]]) => {
    const isSure = !unsure.includes(name)
    const value = name === 'total' ? receipt.billedFen : text
    const region = boxAround(x, y, text)
    return [name, { value, confidence: isSure ? 0.99 : 0.62, isSure, region, source: 'text' }] as const
  })
  const lines = Object.values(positions).map(([x, y, text]) => ({
    text,
    confidence: 0.99,
    region: boxAround(x, y, text),
  }))
  const [width, height] = receiptSize
  return {
    outcome: 'read',
    kind: 'medicalReceipt',
    kindConfidence: 1,
    fields: Object.fromEntries(fields),
    lines,
    qrCodes: [],
    turn: 0,
    width: width * scale,
    height: height * scale,
  }
}

/** Digits are half as wide as Chinese characters. */
function boxAround(x: number, y: number, text: string): TextLine['region'] {
  const width = [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 255 ? 12 : 6.7), 0)
  const corner = (right: number, down: number) => ({ x: (x + right) * scale, y: (y + down) * scale })
  return [corner(-3, -1), corner(width + 3, -1), corner(width + 3, 17), corner(-3, 17)]
}

/** A medical receipt in the layout that hospitals print, so that the demo's cases have a picture. */
export const receiptDrawing = (receipt: DrawnReceipt): PageSketch => ({
  size: receiptSize,
  write: (pdf) => {
    const city = receipt.hospital.slice(0, 2)
    pdf
      .fontSize(22)
      .fillColor(red)
      .text(`${city}市医疗门诊收费票据（电子）`, 0, 26, { width: 620, align: 'center' })
    const at = (label: string, value: string, x: number, y: number) => {
      pdf.fontSize(12).fillColor(red).text(label, x, y, { lineBreak: false })
      pdf.fillColor(black).text(value, x + label.length * 12 + 4, y, { lineBreak: false })
    }
    const { code, number, payer, date, total, hospital } = positionsOf(receipt)
    at('票据代码：', '', 40, 72)
    at('票据号码：', '', 360, 72)
    at('交款人：', '', 40, 96)
    at('开票日期：', '', 360, 96)
    pdf.rect(40, 122, 540, 158).strokeColor(red).lineWidth(0.8).stroke()
    pdf.moveTo(40, 148).lineTo(580, 148).stroke()
    at('项目名称', '', 60, 129)
    at('金额（元）', '', 480, 129)
    const share = Math.round(receipt.billedFen * 0.3)
    const rows: [string, number][] = [
      ['诊察费', share],
      [receipt.item, receipt.billedFen - share],
    ]
    rows.forEach(([name, fen], row) => {
      at('', name, 56, 158 + row * 24)
      at('', toGroupedYuanText(fen), 480, 158 + row * 24)
    })
    pdf.moveTo(40, 250).lineTo(580, 250).stroke()
    at('金额合计（大写）：', capitalAmount(receipt.billedFen), 56, 258)
    at('（小写）：', '', 420, 258)
    at('医保统筹基金支付：', toGroupedYuanText(receipt.socialFen), 40, 292)
    at('个人现金支付：', toGroupedYuanText(receipt.billedFen - receipt.socialFen), 360, 292)
    at('收款单位（章）：', '', 40, 330)
    for (const [x, y, text] of [code, number, payer, date, total, hospital])
      pdf.fillColor(black).text(text, x, y, { lineBreak: false })
    stamp(pdf, receipt.hospital)
  },
})

/** A page of a patient record. */
export const recordDrawing = (
  title: string,
  hospital: string,
  facts: readonly (readonly [string, string])[],
): PageSketch => ({
  size: [460, 620],
  write: (pdf) => {
    pdf.fontSize(20).fillColor(black).text(hospital, 0, 40, { width: 460, align: 'center' })
    pdf.fontSize(16).text(title, 0, 72, { width: 460, align: 'center' })
    pdf.moveTo(40, 104).lineTo(420, 104).strokeColor(black).stroke()
    facts.forEach(([label, value], row) => {
      const y = 120 + row * 40
      pdf.fontSize(12).fillColor('#686f7a').text(label, 44, y)
      pdf.fontSize(13).fillColor(black).text(value, 130, y, { width: 290 })
    })
    stamp(pdf, hospital, 340, 540)
  },
})

/** A name with a stroke under it. */
export const signatureDrawing = (name: string): PageSketch => ({
  size: [60 + name.length * 70, 130],
  write: (pdf) => {
    pdf.fontSize(64).fillColor('#16181d').text(name, 30, 14, { lineBreak: false, oblique: 12 })
    pdf.moveTo(24, 108).bezierCurveTo(80, 94, 120, 120, 36 + name.length * 70, 98)
    pdf.lineWidth(3).strokeColor('#16181d').stroke()
  },
})

/** Makes the paper transparent, as signatures are stored. */
export async function inkOf(picture: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(picture).ensureAlpha().unflatten().png().toBuffer()
}

function stamp(pdf: PdfKitDocument, hospital: string, x = 500, y = 318): void {
  pdf.save().opacity(0.55).circle(x, y, 34).lineWidth(2).strokeColor(red).stroke()
  pdf
    .fontSize(9)
    .fillColor(red)
    .text(hospital, x - 30, y - 12, { width: 60, align: 'center' })
  pdf.restore()
}

/** A sheet and the text on it. */
export interface PageSketch {
  readonly size: readonly [width: number, height: number]
  readonly write: (pdf: PdfKitDocument) => void
}

/**
 * Typeset and then rasterised, because materials are stored as pictures. All pages share one document, because
 * opening the font takes longer than a page, and the loop pauses between pages so that logins stay responsive.
 */
export async function drawAll(drawings: readonly PageSketch[]): Promise<Buffer[]> {
  const [{ default: PdfDocument }, { default: sharp }, { PDFiumLibrary }] = await Promise.all([
    import('pdfkit'),
    import('sharp'),
    import('@hyzyla/pdfium'),
  ])
  const pdf = new PdfDocument({ autoFirstPage: false, margin: 0 })
  const finished = buffer(pdf)
  pdf.font(createRequire(import.meta.url).resolve(font))
  for (const { size, write } of drawings) {
    pdf.addPage({ size: [...size], margin: 0 })
    write(pdf)
    await breath()
  }
  pdf.end()
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(await finished)
    const pictures: Buffer[] = []
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale, render: 'bitmap' })
      pictures.push(
        await sharp(data, { raw: { width, height, channels: 4 } })
          .flatten({ background: '#fbfaf6' })
          .jpeg({ quality: 82 })
          .toBuffer(),
      )
      await breath()
    }
    document.destroy()
    return pictures
  } finally {
    library.destroy()
  }
}
