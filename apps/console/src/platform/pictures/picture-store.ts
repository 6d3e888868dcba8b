import { create } from 'zustand'
import { failed } from '#platform/http/call.ts'
import { isCallError } from '@yf/client/call-error'
import { useSession } from '#platform/session/session.ts'

export type Picture =
  | { readonly state: 'waiting' }
  | { readonly state: 'shown'; readonly address: string }
  | { readonly state: 'failed'; readonly message: string }

const waiting: Picture = { state: 'waiting' }

export const usePictures = create<Readonly<Record<string, Picture>>>(() => ({}))

/** Three at a time: the displayed picture must not wait behind thirty thumbnails. */
const most = 3
let running = 0
let queue: string[] = []

/** Pictures need the user's token, which an img element cannot send: they are fetched and shown from memory. */
async function load(url: string): Promise<Picture> {
  const { token } = useSession.getState()
  try {
    const response = await fetch(url, { headers: { Authorization: `Bearer ${token ?? ''}` } })
    if (response.status === 401 || response.status === 403) throw failed('sessionEnded', token)
    if (!response.ok) return { state: 'failed', message: '影像没有打开' }
    return { state: 'shown', address: URL.createObjectURL(await response.blob()) }
  } catch (error) {
    return { state: 'failed', message: isCallError(error) ? error.message : '网络中断，影像没有打开' }
  }
}

async function take(url: string): Promise<void> {
  running += 1
  const picture = await load(url)
  running -= 1
  // If the case was closed in the meantime, nothing of it stays in memory.
  if (url in usePictures.getState()) usePictures.setState({ [url]: picture })
  else if (picture.state === 'shown') URL.revokeObjectURL(picture.address)
  pump()
}

function pump(): void {
  while (running < most) {
    const url = queue.shift()
    if (url === undefined) return
    void take(url)
  }
}

/** An urgent picture goes ahead of everything else in the queue. */
export function wantPicture(url: string, { isUrgent = false } = {}): void {
  const stored = usePictures.getState()[url]
  if (stored && stored.state !== 'failed' && !(isUrgent && queue.includes(url))) return
  usePictures.setState({ [url]: waiting })
  queue = queue.filter((other) => other !== url)
  if (isUrgent) queue.unshift(url)
  else queue.push(url)
  pump()
}

/** Removes health data from memory when the case is closed. */
export function forgetPictures(): void {
  for (const picture of Object.values(usePictures.getState()))
    if (picture.state === 'shown') URL.revokeObjectURL(picture.address)
  queue = []
  usePictures.setState({}, true)
}
