import { ink, inner, page, type Paper, type Style } from './paper.ts'

export function title(paper: Paper, text: string, under?: string): void {
  paper.y += 6
  paper.y += paper.write(text, page.left, paper.y, inner, { size: 20, bold: true, align: 'center' })
  if (under) {
    paper.y += 2
    paper.y += paper.write(under, page.left, paper.y, inner, { size: 9.5, color: ink.soft, align: 'center' })
  }
  paper.y += 12
}

/** Never alone at the foot of a page: it reserves room for what follows. */
export function heading(paper: Paper, text: string, follows = 60): void {
  paper.y += 10
  paper.makeRoom(24 + follows)
  paper.doc.rect(page.left, paper.y + 3, 3, 11).fill(ink.accent)
  paper.y += paper.write(text, page.left + 10, paper.y, inner - 10, { size: 12, bold: true })
  paper.y += 5
}

/** `follows`: the room for content that must not be alone on the next page. */
export function paragraph(paper: Paper, text: string, style: Style = {}, follows = 0): void {
  const parts = pieces(paper, text, style)
  for (const [at, piece] of parts.entries()) {
    paper.makeRoom(paper.heightOf(piece, inner, style) + (at === parts.length - 1 ? follows : 0))
    paper.y += paper.write(piece, page.left, paper.y, inner, style)
  }
  paper.y += 5
}

/** Splits a text that fits no page after a sentence near its middle, until each part fits. */
function pieces(paper: Paper, text: string, style: Style): string[] {
  if (paper.heightOf(text, inner, style) <= 300 || text.length < 20) return [text]
  const middle = Math.floor(text.length / 2)
  const stop = text.slice(middle, middle + 200).search(/[。；\n]/)
  const at = stop < 0 ? middle : middle + stop + 1
  return [text.slice(0, at), text.slice(at)].flatMap((part) => pieces(paper, part, style))
}

/** A numbered clause, its number hanging in the margin; `follows` as for a paragraph. */
export function clause(paper: Paper, number: number, text: string, follows = 0): void {
  // Not justified: the few spaces of a Chinese line, around a number, would take all the remaining width.
  const style = { size: 9.5, lineGap: 3 } as const
  paper.makeRoom(paper.heightOf(text, inner - 20, style) + follows)
  paper.write(`${number}.`, page.left, paper.y, 18, style)
  paper.y += paper.write(text, page.left + 20, paper.y, inner - 20, style) + 4
}

export type Fact = readonly [label: string, value: string]

const labelWidth = 82
const pad = 6

/** Label and value in boxes, two facts per row; a single fact takes the whole width. */
export function facts(paper: Paper, rows: readonly (readonly [Fact] | readonly [Fact, Fact])[]): void {
  for (const row of rows) {
    const share = inner / row.length
    const width = share - labelWidth - 2 * pad
    const heights = row.map(([label, value]) =>
      Math.max(paper.heightOf(value || '—', width), paper.heightOf(label, labelWidth - 2 * pad)),
    )
    const height = Math.max(...heights) + 2 * pad - 2
    paper.makeRoom(height)
    row.forEach(([label, value], at) => {
      const x = page.left + at * share
      paper.doc.rect(x, paper.y, labelWidth, height).fill(ink.band)
      paper.doc.rect(x, paper.y, share, height).lineWidth(0.6).stroke(ink.rule)
      paper.write(label, x + pad, paper.y + pad - 1, labelWidth - 2 * pad, { color: ink.soft })
      paper.write(value || '—', x + labelWidth + pad, paper.y + pad - 1, width)
    })
    paper.y += height
  }
}
