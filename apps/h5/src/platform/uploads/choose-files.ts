import { say } from '#platform/http/feedback.ts'
import { canChooseImages, chooseImages, readLocalImage } from '#platform/wechat/pictures.ts'

export interface FileChoice {
  /** camera: take a photo now; album: existing photos; document: a PDF or OFD. */
  readonly from: 'camera' | 'album' | 'document'
  readonly most: number
}

/** Decodes without fetch, because the page's content security policy blocks data addresses. */
export function fileOfDataUrl(address: string, name: string): File {
  const [head = '', data = ''] = address.split(',')
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  return new File([bytes], name, { type: /^data:([\w/+.-]+)/.exec(head)?.[1] ?? 'image/jpeg' })
}

/** Also by extension: few phones know the type of an OFD. */
const documents = 'application/pdf,application/ofd,.pdf,.ofd'

function fileInput({ from, most }: FileChoice): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = from === 'document' ? documents : 'image/*'
  input.multiple = from !== 'camera' && most > 1
  if (from === 'camera') input.setAttribute('capture', 'environment')
  input.hidden = true
  return input
}

/** The input of a chooser that closed without an event, as in old browsers. */
let abandoned: HTMLInputElement | undefined

/**
 * Opens the phone's own chooser. Must be called from a tap. The input stays in the document until the choice: WebKit
 * garbage-collects a detached one, and the chosen photo is lost. Old browsers do not report a chooser that closes
 * without a choice; its input is removed with the next one.
 */
function fromBrowser(choice: FileChoice): Promise<File[]> {
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
  // WeChat's chooser returns nine at most.
  const ids = await chooseImages(Math.min(most, 9))
  if (ids === null) {
    // The user gesture is used up: only another tap can open the phone's own chooser.
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
 * Returns the chosen files; none if the member cancelled. In WeChat its own chooser picks pictures. The decision is
 * made within the tap: WebKit only opens the phone's chooser during one, not even shortly after.
 */
export function chooseFiles(choice: FileChoice): Promise<File[]> {
  if (choice.from === 'document' || !canChooseImages()) return fromBrowser(choice)
  return fromWechat(choice.most)
}
