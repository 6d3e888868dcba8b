import type { Metadata, Sharp, SharpOptions } from 'sharp'
import type { RefusalName } from '@yf/contract/refusals'
import { pictureKind, type PictureKind } from './picture-kind.ts'
import { turnsOf } from './turns.ts'

export type CleanPicture =
  | { readonly kind: 'clean'; readonly body: Buffer; readonly contentType: string }
  | { readonly kind: 'refused'; readonly refusal: RefusalName; readonly message?: string }

/** A picture of so many pixels takes 200 MB at the worst; a photo of a phone has a quarter of them. */
const mostPixels = 50_000_000
const longestSide = 4096
const patienceSeconds = 20

/** Two decoders and their waiting uploads are what one process can bear. */
const turns = turnsOf(2, 12)

const refused = (refusal: RefusalName, message?: string): CleanPicture =>
  message === undefined ? { kind: 'refused', refusal } : { kind: 'refused', refusal, message }

const broken = () => refused('badPicture', '图片已损坏，无法打开，请换一张')

type Open = (bytes: Buffer, options: SharpOptions) => Sharp
let opened: Promise<Open> | null = null

/** Loaded with the first picture: a process that gets none need not carry the library. */
const decoder = () =>
  (opened ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  }))

/**
 * The picture drawn anew (decisions §6): without place, maker and whatever else was hidden in or behind it.
 * Its size is read from the head first, so that a bomb is refused before it is decoded.
 */
export async function cleanPicture(bytes: Buffer): Promise<CleanPicture> {
  const found = pictureKind(bytes)
  if (found === 'empty') return refused('badPicture', '图片是空的，请重新选择')
  if (found === 'heic') {
    return refused('badPicture', '暂不支持 HEIC 图片，请在手机相机设置中选择「兼容性最佳」，或截图后上传')
  }
  if (found === 'unknown') return refused('badPicture')
  return (await turns.take(() => redraw(bytes, found))) ?? refused('uploadBusy')
}

async function redraw(bytes: Buffer, kind: PictureKind): Promise<CleanPicture> {
  const open = await decoder()
  const options: SharpOptions = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true }
  const head = await open(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch((): Partial<Metadata> => ({}))
  if (head.format !== kind || !head.width || !head.height) return broken()
  if (head.width * head.height > mostPixels) return refused('pictureTooLarge')
  try {
    const drawing = open(bytes, options)
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: patienceSeconds })
    const body = await encoded(drawing, kind).toBuffer()
    return { kind: 'clean', body, contentType: `image/${kind}` }
  } catch {
    return broken()
  }
}

const encoded = (drawing: Sharp, kind: PictureKind): Sharp => {
  if (kind === 'jpeg') return drawing.jpeg({ quality: 85 })
  return kind === 'png' ? drawing.png({ compressionLevel: 7 }) : drawing.webp({ quality: 85 })
}
