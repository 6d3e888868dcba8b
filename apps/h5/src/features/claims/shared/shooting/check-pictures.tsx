import { hintsOf, measuredSide, pictureHints, type PictureHint, type Shades } from '@yf/domain/picture-hints'
import { confirm } from '#ui/dialog/confirm.tsx'
import styles from './check-pictures.module.css'

const loaded = (src: string): Promise<HTMLImageElement | null> =>
  new Promise((resolve) => {
    const picture = new Image()
    picture.addEventListener('load', () => resolve(picture))
    picture.addEventListener('error', () => resolve(null))
    picture.src = src
  })

/** Greyscale, and small enough to analyse quickly. */
function shadesOf(context: CanvasRenderingContext2D, picture: HTMLImageElement): Shades {
  const { naturalWidth, naturalHeight } = picture
  const scale = Math.min(1, measuredSide / Math.max(naturalWidth, naturalHeight))
  const width = Math.max(1, Math.round(naturalWidth * scale))
  const height = Math.max(1, Math.round(naturalHeight * scale))
  context.canvas.width = width
  context.canvas.height = height
  context.drawImage(picture, 0, 0, width, height)
  const { data: colours } = context.getImageData(0, 0, width, height)
  const data = new Uint8Array(width * height)
  for (let at = 0; at < data.length; at += 1)
    data[at] = 0.299 * colours[at * 4]! + 0.587 * colours[at * 4 + 1]! + 0.114 * colours[at * 4 + 2]!
  return { width, height, data }
}

/** None if this browser cannot analyse pictures. */
export async function hintsOfFile(file: File): Promise<readonly PictureHint[]> {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return []
  const src = URL.createObjectURL(file)
  try {
    const picture = await loaded(src)
    if (!picture) return []
    const original = { width: picture.naturalWidth, height: picture.naturalHeight }
    return hintsOf(shadesOf(context, picture), original)
  } finally {
    URL.revokeObjectURL(src)
  }
}

interface CheckedPicture {
  readonly file: File
  /** 第2张 */
  readonly name: string
  readonly hints: readonly PictureHint[]
}

const Hints = ({ doubtful, isOne }: { doubtful: readonly CheckedPicture[]; isOne: boolean }) => (
  <ul className={styles.list}>
    {doubtful.flatMap(({ name, hints }) =>
      hints.map((hint) => <li key={name + hint}>{`${isOne ? '' : `${name}：`}${pictureHints[hint]}`}</li>),
    )}
  </ul>
)

/**
 * Warns before uploading photos that may be unreadable, checked one at a time to save memory. The member can send
 * them anyway; photos without a warning are always sent.
 */
export async function checkPictures(files: readonly File[], hintsFor = hintsOfFile): Promise<File[]> {
  const checked: CheckedPicture[] = []
  for (const [at, file] of files.entries())
    checked.push({ file, name: `第${at + 1}张`, hints: await hintsFor(file).catch(() => []) })
  const doubtful = checked.filter(({ hints }) => hints.length > 0)
  if (doubtful.length === 0) return [...files]
  const clear = checked.filter(({ hints }) => hints.length === 0).map(({ file }) => file)
  const isOne = files.length === 1
  const keepsAll = await confirm({
    title: isOne ? '这张照片可能看不清' : `有 ${doubtful.length} 张照片可能看不清`,
    content: <Hints doubtful={doubtful} isOne={isOne} />,
    confirmText: '仍要上传',
    cancelText: clear.length > 0 ? '只传清楚的' : '重新拍摄',
  })
  return keepsAll ? [...files] : clear
}
