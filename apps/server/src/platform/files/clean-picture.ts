import type { Metadata, Sharp, SharpOptions } from 'sharp'
import type { TextLayer } from '@yf/ocr/document/text-layer'
import type { RefusalName } from '@yf/contract/refusals'
import type { DrawnPage } from './draw-messages.ts'
import { fileKind, type PictureKind } from './file-kind.ts'
import { fairQueueOf } from '#platform/fair-queue/fair-queue.ts'
import { drawPages } from './page-drawer.ts'
import { decoder } from './sharp.ts'

export interface CleanedPicture {
  readonly body: Buffer
  readonly contentType: string
  /** The text layer of a document page. */
  readonly layer?: TextLayer
}

export interface PictureRefusal<Name extends RefusalName> {
  readonly kind: 'refused'
  readonly refusal: Name
  readonly message?: string
}

export type CleanPicture =
  | (CleanedPicture & { readonly kind: 'clean' })
  | PictureRefusal<'badPicture' | 'pictureTooLarge' | 'uploadBusy'>

/** A picture of this size takes at most 200 MB; a phone photo has a quarter of the pixels. */
const mostPixels = 50_000_000
const longestSide = 4096
const timeoutSeconds = 20

/** One process can bear two decoders, and no single user gets both. Waiting files are held in memory meanwhile. */
export const turns = fairQueueOf({ atOnce: 2, ofOneAtOnce: 1, ofOneWaiting: 12, waiting: 60 })
/** Rendering the pages of a file may take some hundred megabytes and several seconds: photos need not wait for it. */
export const pageTurns = fairQueueOf({ atOnce: 2, ofOneAtOnce: 1, ofOneWaiting: 6, waiting: 30 })

export const notClean = <Name extends RefusalName>(refusal: Name, message?: string): PictureRefusal<Name> =>
  message === undefined ? { kind: 'refused', refusal } : { kind: 'refused', refusal, message }

const broken = () => notClean('badPicture', '图片已损坏，无法打开，请换一张')

/**
 * Renders the picture anew (decisions §6): without location, device and anything else hidden in or behind it. Its
 * size is read from the header first, so that a decompression bomb is refused before it is decoded.
 */
export async function cleanPicture(person: string, bytes: Buffer): Promise<CleanPicture> {
  const found = fileKind(bytes)
  if (found === 'empty') return notClean('badPicture', '图片是空的，请重新选择')
  if (found === 'unknown' || found === 'pdf' || found === 'ofd') return notClean('badPicture')
  const picture =
    found === 'heic'
      ? await pageTurns.take(person, () => redrawHeic(bytes))
      : await turns.take(person, () => redraw(bytes, found, found))
  return picture ?? notClean('uploadBusy')
}

/** The same as a JPEG, whatever the input. Call it within a turn of the fair queue. */
export const redrawAsJpeg = (bytes: Buffer, kind: PictureKind): Promise<CleanPicture> =>
  redraw(bytes, kind, 'jpeg')

async function redraw(bytes: Buffer, kind: PictureKind, into: PictureKind): Promise<CleanPicture> {
  const open = await decoder()
  const options: SharpOptions = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true }
  const head = await open(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch((): Partial<Metadata> => ({}))
  if (head.format !== kind || !head.width || !head.height) return broken()
  if (head.width * head.height > mostPixels) return notClean('pictureTooLarge')
  try {
    const upright = open(bytes, options).autoOrient()
    const body = await encoded(fitted(upright), into).toBuffer()
    return { kind: 'clean', body, contentType: `image/${into}` }
  } catch {
    return broken()
  }
}

/** Call it within a turn for pages of the fair queue. */
export async function redrawHeic(bytes: Buffer): Promise<CleanPicture> {
  let picture: CleanedPicture | null = null
  const { fault } = await drawPages(bytes, 'heic', async (page) => {
    picture = await jpegOf(page)
  })
  if (fault === 'tooLarge' || fault === 'tooComplex') return notClean('pictureTooLarge')
  if (!picture || fault)
    return notClean('badPicture', 'HEIC 图片无法打开，请截图后上传，或在相机设置中选择「兼容性最佳」')
  return { kind: 'clean', ...(picture as CleanedPicture) }
}

export async function jpegOf({ width, height, pixels, layer }: DrawnPage): Promise<CleanedPicture> {
  const open = await decoder()
  const raw = { width, height, channels: 4 } as const
  const drawing = open(Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength), { raw })
  const body = await encoded(fitted(drawing), 'jpeg').toBuffer()
  return { body, contentType: 'image/jpeg', ...(layer && { layer }) }
}

const fitted = (drawing: Sharp): Sharp =>
  drawing
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: timeoutSeconds })

const encoded = (drawing: Sharp, kind: PictureKind): Sharp => {
  if (kind === 'jpeg') return drawing.flatten({ background: '#fff' }).jpeg({ quality: 88 })
  return kind === 'png' ? drawing.png({ compressionLevel: 7 }) : drawing.webp({ quality: 85 })
}
