import styles from './loading.module.css'

export interface LoadingOptions {
  text?: string
  /** Hides automatically after this many milliseconds (specification §9). */
  autoHideMs?: number
  /** Blocks taps on the page below. */
  blocking?: boolean
}

const leaveMs = 220
let host: HTMLElement | undefined
let logo: string | undefined
const users = new Set<symbol>()
let removal: ReturnType<typeof setTimeout> | undefined

/** Sets the company's logo for later overlays; without one our own mark turns. */
export function setLoadingLogo(address: string | undefined): void {
  logo = address
}

function draw(text: string, blocking: boolean): HTMLElement {
  const layer = document.createElement('div')
  layer.className = styles['layer'] ?? ''
  layer.setAttribute('role', 'status')
  layer.dataset['blocking'] = String(blocking)
  const box = document.createElement('div')
  box.className = styles['box'] ?? ''
  const ring = document.createElement('span')
  ring.className = styles['ring'] ?? ''
  if (logo) {
    const picture = document.createElement('img')
    picture.className = styles['logo'] ?? ''
    picture.alt = ''
    picture.src = logo
    picture.addEventListener('error', () => picture.remove())
    ring.append(picture)
  }
  const label = document.createElement('span')
  label.textContent = text
  box.append(ring, label)
  layer.append(box)
  return layer
}

/** Shown until every caller has called the returned function, or until `hideLoading`. */
export function showLoading({
  text = '加载中...',
  autoHideMs,
  blocking = false,
}: LoadingOptions = {}): () => void {
  clearTimeout(removal)
  const me = Symbol('caller')
  users.add(me)
  const layer = draw(text, blocking)
  if (host?.isConnected) host.replaceWith(layer)
  else document.body.append(layer)
  layer.dataset['state'] = 'in'
  host = layer

  const done = () => {
    if (users.delete(me) && users.size === 0) leave()
  }
  if (autoHideMs !== undefined) setTimeout(done, autoHideMs)
  return done
}

/** Clears it for all callers: the router does so after each navigation. */
export function hideLoading(): void {
  users.clear()
  leave()
}

function leave(): void {
  const layer = host
  if (!layer) return
  layer.dataset['state'] = 'out'
  clearTimeout(removal)
  removal = setTimeout(() => layer.remove(), leaveMs)
}
