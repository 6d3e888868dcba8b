import { ink, inner, page, type PdfWriter, type Style } from './pdf-writer.ts'

export function title(pdf: PdfWriter, text: string, under?: string): void {
  pdf.y += 6
  pdf.y += pdf.write(text, page.left, pdf.y, inner, { size: 20, bold: true, align: 'center' })
  if (under) {
    pdf.y += 2
    pdf.y += pdf.write(under, page.left, pdf.y, inner, { size: 9.5, color: ink.soft, align: 'center' })
  }
  pdf.y += 12
}

/** Never alone at the foot of a page: it reserves room for what follows. */
export function heading(pdf: PdfWriter, text: string, follows = 60): void {
  pdf.y += 10
  pdf.makeRoom(24 + follows)
  pdf.doc.rect(page.left, pdf.y + 3, 3, 11).fill(ink.accent)
  pdf.y += pdf.write(text, page.left + 10, pdf.y, inner - 10, { size: 12, bold: true })
  pdf.y += 5
}

/** `follows`: the room for content that must not be alone on the next page. */
export function paragraph(pdf: PdfWriter, text: string, style: Style = {}, follows = 0): void {
  const parts = pieces(pdf, text, style)
  for (const [at, piece] of parts.entries()) {
    pdf.makeRoom(pdf.heightOf(piece, inner, style) + (at === parts.length - 1 ? follows : 0))
    pdf.y += pdf.write(piece, page.left, pdf.y, inner, style)
  }
  pdf.y += 5
}

/** Splits a text that fits no page after a sentence near its middle, until each part fits. */
function pieces(pdf: PdfWriter, text: string, style: Style): string[] {
  if (pdf.heightOf(text, inner, style) <= 300 || text.length < 20) return [text]
  const middle = Math.floor(text.length / 2)
  const stop = text.slice(middle, middle + 200).search(/[。；\n]/)
  const at = stop < 0 ? middle : middle + stop + 1
  return [text.slice(0, at), text.slice(at)].flatMap((part) => pieces(pdf, part, style))
}

/** A numbered clause, its number hanging in the margin; `follows` as for a paragraph. */
export function clause(pdf: PdfWriter, number: number, text: string, follows = 0): void {
  // Not justified: the few spaces of a Chinese line, around a number, would take all the remaining width.
  const style = { size: 9.5, lineGap: 3 } as const
  pdf.makeRoom(pdf.heightOf(text, inner - 20, style) + follows)
  pdf.write(`${number}.`, page.left, pdf.y, 18, style)
  pdf.y += pdf.write(text, page.left + 20, pdf.y, inner - 20, style) + 4
}

export type LabelledFact = readonly [label: string, value: string]

const labelWidth = 82
const pad = 6

/** Label and value in boxes, two facts per row; a single fact takes the whole width. */
export function facts(
  pdf: PdfWriter,
  rows: readonly (readonly [LabelledFact] | readonly [LabelledFact, LabelledFact])[],
): void {
  for (const row of rows) {
    const share = inner / row.length
    const width = share - labelWidth - 2 * pad
    const heights = row.map(([label, value]) =>
      Math.max(pdf.heightOf(value || '—', width), pdf.heightOf(label, labelWidth - 2 * pad)),
    )
    const height = Math.max(...heights) + 2 * pad - 2
    pdf.makeRoom(height)
    row.forEach(([label, value], at) => {
      const x = page.left + at * share
      pdf.doc.rect(x, pdf.y, labelWidth, height).fill(ink.band)
      pdf.doc.rect(x, pdf.y, share, height).lineWidth(0.6).stroke(ink.rule)
      pdf.write(label, x + pad, pdf.y + pad - 1, labelWidth - 2 * pad, { color: ink.soft })
      pdf.write(value || '—', x + labelWidth + pad, pdf.y + pad - 1, width)
    })
    pdf.y += height
  }
}
