import { situationOf } from '@yf/contract/errors'
import { reactTo } from '#platform/http/react-to.ts'
import { useSession } from '#platform/session/session.ts'

const address = /^\/files\/[0-9a-f]{32}$/

/** Addresses from data are only requested if they are ours, because the request carries the token. */
export const isOwnFile = (url: string | undefined): url is string => url !== undefined && address.test(url)

interface DownloadOptions {
  readonly signal: AbortSignal
  /** From 0 to 1; not called if the size is unknown. */
  readonly onProgress: (part: number) => void
}

async function bytesOf(response: Response, { onProgress }: DownloadOptions): Promise<Blob> {
  const total = Number(response.headers.get('content-length'))
  const reader = response.body?.getReader()
  if (!reader || !total) return response.blob()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let loaded = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    loaded += value.length
    onProgress(Math.min(1, loaded / total))
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

async function failureOf(response: Response, token: string) {
  const { code, message = '' } = (await response.json().catch(() => ({}))) as {
    code?: number
    message?: string
  }
  const sent = { token, isSilent: true, code }
  // Here 404 means the file, whereas in a call it means the call.
  if (response.status === 404) return reactTo('refused', message || '文件不存在或已被删除', sent)
  return reactTo(situationOf('main', response.status, code) ?? 'serverError', message, sent)
}

/** Downloads a file restricted to its owner or the members of its company. Throws a CallError; shows no message. */
export async function fetchOwnFile(url: string, following: DownloadOptions): Promise<Blob> {
  const { token } = useSession.getState()
  const headers = { Authorization: `Bearer ${token}` }
  const unreachable = () => reactTo('unreachable', '', { token, isSilent: true })
  const response = await fetch(url, { headers, signal: following.signal }).catch(() => {
    throw unreachable()
  })
  if (!response.ok) throw await failureOf(response, token)
  return bytesOf(response, following).catch(() => {
    throw unreachable()
  })
}
