import type { DrawFault } from './draw-messages.ts'
import {
  jpegOf,
  notClean,
  pageTurns,
  redrawAsJpeg,
  redrawHeic,
  turns,
  type CleanPicture,
  type PictureRefusal,
  type CleanedPicture,
} from './clean-picture.ts'
import { drawingBudget } from './drawing-budget.ts'
import { fileKind } from './file-kind.ts'
import { drawPages } from './page-drawer.ts'

export type CleanFile =
  | { readonly kind: 'clean'; readonly pages: readonly CleanedPicture[] }
  | PictureRefusal<'badMaterial' | 'badPicture' | 'pictureTooLarge' | 'tooOften' | 'uploadBusy'>

/** Renders a photo, or the pages of a PDF or OFD, as pictures of our own: nothing else of the file is stored. */
export async function cleanFile(person: string, bytes: Buffer): Promise<CleanFile> {
  const found = fileKind(bytes)
  if (found === 'empty') return notClean('badMaterial', '文件是空的，请重新选择')
  if (found === 'unknown') return notClean('badMaterial')
  const cleaned =
    found === 'pdf' || found === 'ofd'
      ? await pageTurns.take(person, () => pagesOf(person, bytes, found))
      : found === 'heic'
        ? await pageTurns.take(person, async () => alone(await redrawHeic(bytes)))
        : await turns.take(person, async () => alone(await redrawAsJpeg(bytes, found)))
  return cleaned ?? notClean('uploadBusy')
}

const alone = (picture: CleanPicture): CleanFile =>
  picture.kind === 'clean' ? { kind: 'clean', pages: [picture] } : picture

async function pagesOf(person: string, bytes: Buffer, kind: 'pdf' | 'ofd'): Promise<CleanFile> {
  if (drawingBudget.isSpent(person))
    return notClean('tooOften', '您上传的复杂文件较多，请稍后再试，或截图后上传')
  const pages: CleanedPicture[] = []
  const { fault, cpuMs } = await drawPages(bytes, kind, async (page) => {
    pages.push(await jpegOf(page))
  })
  drawingBudget.spend(person, cpuMs)
  return fault ? notClean('badMaterial', faultTexts(kind)[fault]) : { kind: 'clean', pages }
}

const faultTexts = (kind: 'pdf' | 'ofd'): Readonly<Record<DrawFault, string>> => {
  const name = kind.toUpperCase()
  return {
    broken: `${name} 文件已损坏，无法打开，请重新导出，或截图后上传`,
    encrypted: `${name} 文件设有密码，请去除密码后上传，或截图后上传`,
    tooManyPages: `${name} 文件最多 20 页，请拆分后上传`,
    tooLarge: `${name} 页面过大，请截图后上传`,
    empty: `${name} 文件没有内容，请重新选择`,
    tooComplex: '这个文件太复杂，无法处理，请截图后上传',
  }
}
