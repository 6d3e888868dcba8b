import { urlOf, type Call, type Input, type Output } from '@yf/contract/call'
import { situationOf } from '@yf/contract/errors'
import { reactTo } from '#platform/http/react-to.ts'
import { useSession } from '#platform/session/session.ts'
import { trackCall } from '#platform/tracking/track.ts'

export interface FileSendOptions {
  readonly key: string
  readonly onProgress: (part: number) => void
  readonly signal: AbortSignal
}

const timeLimitMs = 120_000

function read(request: XMLHttpRequest): Record<string, unknown> {
  try {
    return (JSON.parse(request.responseText) ?? {}) as Record<string, unknown>
  } catch {
    // A gateway's error page: only its status is meaningful.
    return {}
  }
}

function formOf(file: File, fields: object): FormData {
  const form = new FormData()
  // Fields first: a server that streams the request knows them before the file starts.
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(name, String(value))
  }
  form.append('file', file, file.name)
  return form
}

/**
 * Uploads one file by a multipart row. Shows no message: the failure is shown beside the file, and thrown like that
 * of any call.
 */
export function sendFile<C extends Call>(
  row: C,
  file: File,
  fields: Input<C>,
  { key, onProgress, signal }: FileSendOptions,
): Promise<Output<C>> {
  return new Promise((resolve, reject) => {
    const { token } = useSession.getState()
    const request = new XMLHttpRequest()
    request.open(row.method, urlOf(row))
    request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.setRequestHeader('Idempotency-Key', key)
    request.timeout = timeLimitMs
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    const unreachable = () => reject(reactTo('unreachable', '', { token, isSilent: true }))
    request.addEventListener('error', unreachable)
    request.addEventListener('timeout', unreachable)
    request.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    request.addEventListener('load', () => {
      const { code, message, result } = read(request) as { code?: number; message?: string; result?: unknown }
      const situation = situationOf(row.service, request.status, code)
      if (situation === null && result !== undefined) {
        trackCall(row)
        return resolve(result as Output<C>)
      }
      return reject(reactTo(situation ?? 'serverError', message ?? '', { token, isSilent: true, code }))
    })
    signal.addEventListener('abort', () => request.abort())
    request.send(formOf(file, fields as object))
  })
}
