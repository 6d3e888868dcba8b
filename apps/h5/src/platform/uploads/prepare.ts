import { compress } from '#ui/picture-upload/compress.ts'
import { firstBytes, kindOf } from './file-kind.ts'

export type PreparedFile =
  | { readonly kind: 'ready'; readonly file: File }
  /** Text that tells the member what to do. */
  | { readonly kind: 'refused'; readonly message: string }

const megabyte = 1024 * 1024
export const mostBytes = 20 * megabyte

const refused = (message: string): PreparedFile => ({ kind: 'refused', message })

const types = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  zip: 'application/ofd',
} as const

/** An OFD is a zip; a file with another extension is not an OFD. The server inspects files without an extension. */
const isOther = ({ name }: File) => /\.\w+$/.test(name) && !/\.ofd$/i.test(name)

/** Safari can draw HEIC and so convert it to JPEG; other browsers cannot. */
async function asJpeg(file: File): Promise<File | null> {
  const { default: Compressor } = await import('compressorjs')
  const name = `${file.name.replace(/\.\w+$/, '') || '照片'}.jpg`
  return new Promise((resolve) => {
    // oxlint-disable-next-line no-new -- the library works from its constructor
    new Compressor(new File([file], file.name, { type: 'image/heic' }), {
      mimeType: 'image/jpeg',
      quality: 0.82,
      maxWidth: 2560,
      maxHeight: 2560,
      success: (result) => resolve(new File([result], name, { type: 'image/jpeg' })),
      error: () => resolve(null),
    })
  })
}

/** Prepares a chosen file for the upload: checks its content and shrinks pictures. */
export async function prepare(file: File): Promise<PreparedFile> {
  const kind = await firstBytes(file).then(kindOf, () => null)
  if (kind === null) return refused('文件读取失败，请重新选择')
  if (kind === 'empty') return refused('文件是空的，请重新选择')
  if (kind === 'unknown' || (kind === 'zip' && isOther(file)))
    return refused('只能上传 JPG、PNG、WebP 图片或 PDF、OFD 文件')
  const ready = kind === 'heic' ? await asJpeg(file) : await smaller(file, types[kind])
  if (!ready) {
    return refused('这台手机打不开 HEIC 照片，请在相机设置中选择「兼容性最佳」后重拍，或截图后上传')
  }
  if (ready.size > mostBytes) return refused(`文件不能超过 ${mostBytes / megabyte}MB，请压缩后再上传`)
  return { kind: 'ready', file: ready }
}

const smaller = (file: File, type: string): Promise<File> => {
  const named = file.type === type ? file : new File([file], file.name, { type })
  return type === types.pdf || type === types.zip ? Promise.resolve(named) : compress(named)
}
