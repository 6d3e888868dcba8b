import type SignaturePad from 'signature_pad'
import type { PointGroup } from 'signature_pad'
import { identityFit, fitOf, boundsOf, fromBox, toBox, type PadBox, type PadTransform } from './strokes.ts'
import { trimmedPng } from './trim.ts'

export interface Pad {
  clear(): void
  /** Undoes the last stroke. */
  undo(): void
  isEmpty(): boolean
  /** The signature, cut to its edges; null without one. */
  picture(): Promise<Blob | null>
  /** Called when the box changes its size or orientation: the strokes move, scale and rotate with it. */
  fit(isTurned: boolean): void
  close(): void
}

/** The strokes and the size of their paper. Owned by the component, so that they survive while the page is hidden. */
export interface DrawnStrokes {
  strokes: PointGroup[]
  first: PadBox | null
}

interface PadOptions {
  readonly ink: DrawnStrokes
  readonly canvas: HTMLCanvasElement
  readonly Writer: typeof SignaturePad
  readonly onChange: (strokes: number) => void
  /** Written along the height of the box. */
  readonly isTurned: boolean
}

/** A higher pixel ratio makes no finer line, only a larger picture. */
const mostDots = 3

export function openPad({ canvas, ink, Writer, onChange, isTurned: isTurnedAtFirst }: PadOptions): Pad {
  const writer = new Writer(canvas, { minWidth: 1, maxWidth: 3.6, penColor: '#111318' })
  let fitting: PadTransform = identityFit

  const show = () => {
    writer.fromData(ink.strokes.map((stroke) => toBox(stroke, fitting)))
    onChange(ink.strokes.length)
  }
  const recordStroke = () => {
    const [last] = writer.toData().slice(-1)
    if (last) ink.strokes = [...ink.strokes, fromBox(last, fitting)]
    onChange(ink.strokes.length)
  }
  writer.addEventListener('endStroke', recordStroke)

  const fit = (isTurned: boolean) => {
    const { clientWidth: width, clientHeight: height } = canvas
    // A hidden page has no size and returns with its previous one.
    if (width === 0 || height === 0) return
    const dots = Math.min(Math.max(devicePixelRatio || 1, 1), mostDots)
    canvas.width = Math.round(width * dots)
    canvas.height = Math.round(height * dots)
    canvas.getContext('2d')!.scale(dots, dots)
    const box = { left: 0, top: 0, width: isTurned ? height : width, height: isTurned ? width : height }
    if (ink.strokes.length === 0 || !ink.first) ink.first = box
    fitting = fitOf(boundsOf(ink.first, ink.strokes), box, isTurned ? width : null)
    show()
  }

  const keepOnly = (remaining: PointGroup[]) => {
    ink.strokes = remaining
    if (remaining.length === 0) fit(fitting.turned !== null)
    else show()
  }

  fit(isTurnedAtFirst)
  return {
    fit,
    clear: () => keepOnly([]),
    undo: () => keepOnly(ink.strokes.slice(0, -1)),
    isEmpty: () => ink.strokes.length === 0,
    picture: () =>
      ink.strokes.length === 0 ? Promise.resolve(null) : trimmedPng(canvas, fitting.turned !== null),
    close: () => {
      writer.removeEventListener('endStroke', recordStroke)
      writer.off()
    },
  }
}
