import { say } from '#platform/http/feedback.ts'
import { canChooseImages, chooseImages, readLocalImage } from '#platform/wechat/pictures.ts'

export interface Choice {
  /** camera: take a photo now; album: photos that are there; document: a PDF or OFD. */
  readonly from: 'camera' | 'album' | 'document'
  readonly most: number
}

/** Bytes without fetch, which the page's own policy keeps from reading data addresses. */
export function fileOfDataUrl(address: string, name: string): File {
  const [head = '', data = ''] = address.split(',')
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  return new File([bytes], name, { type: /^data:([\w/+.-]+)/.exec(head)?.[1] ?? 'image/jpeg' })
}

/** By their endings as well: few phones know the type of an OFD. */
const documents = 'application/pdf,application/ofd,.pdf,.ofd'

function fileInput({ from, most }: Choice): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = from === 'document' ? documents : 'image/*'
  input.multiple = from !== 'camera' && most > 1
  if (from === 'camera') input.setAttribute('capture', 'environment')
  input.hidden = true
  return input
}

/** Of a chooser that was closed without a word, as old browsers do. */
let abandoned: HTMLInputElement | undefined

/**
 * By the phone's own chooser. Must be called from a tap. The input stays in the document until it has answered: WebKit
 * collects one that is in none, and the photo that was chosen is lost. Old browsers do not tell when the chooser is closed
 * without a choice; what it leaves is removed with the next one.
 */
function fromBrowser(choice: Choice): Promise<File[]> {
  abandoned?.remove()
  const input = document.body.appendChild(fileInput(choice))
  abandoned = input
  return new Promise((resolve) => {
    const end = (files: File[]) => {
      input.remove()
      resolve(files)
    }
    input.addEventListener('change', () => end([...(input.files ?? [])]))
    input.addEventListener('cancel', () => end([]))
    input.click()
  })
}

async function fromWechat(most: number): Promise<File[]> {
  // WeChat's chooser gives nine at most.
  const ids = await chooseImages(Math.min(most, 9))
  if (ids === null) {
    // The tap is spent: only another one may open the phone's own chooser.
    say('微信相册没有打开，请再点一次')
    return []
  }
  const files: File[] = []
  for (const [at, id] of ids.entries()) {
    const data = await readLocalImage(id)
    if (data) files.push(fileOfDataUrl(data, `照片${at + 1}.jpg`))
  }
  const lost = ids.length - files.length
  if (lost > 0) say(`有 ${lost} 张照片没有读取成功，请重新选择`)
  return files
}

/**
 * Files that a person chose; none when they changed their mind. In WeChat pictures come by its own chooser. Which one opens
 * is decided within the tap: WebKit lets the phone's chooser be opened by nothing else, not even after a short wait.
 */
export function chooseFiles(choice: Choice): Promise<File[]> {
  if (choice.from === 'document' || !canChooseImages()) return fromBrowser(choice)
  return fromWechat(choice.most)
}
