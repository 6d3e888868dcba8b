import { piecesOf } from '#ui/phrases/break-points.ts'
import styles from './toast.module.css'

let host: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** The live region stays in the page: one that appears together with its text is not announced. */
function region(): HTMLElement {
  if (host?.isConnected) return host
  host = document.createElement('div')
  host.setAttribute('role', 'status')
  host.className = styles['region'] ?? ''
  document.body.append(host)
  return host
}

/** Long messages stay longer; a new toast replaces the old one. */
export function toast(message: string, ms = Math.max(2000, message.length * 150)): void {
  const container = region()
  const box = document.createElement('p')
  box.className = styles['toast'] ?? ''
  for (const [at, piece] of piecesOf(message).entries()) {
    if (at > 0) box.append(document.createElement('wbr'))
    box.append(piece)
  }
  container.replaceChildren(box)
  clearTimeout(timer)
  timer = setTimeout(hideToast, ms)
}

export function hideToast(): void {
  clearTimeout(timer)
  host?.replaceChildren()
}
