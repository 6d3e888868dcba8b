import { urlOf, type Input } from '@yf/contract/call'
import { situationOf } from '@yf/contract/errors'
import { fileCalls, type UploadedFile } from '@yf/contract/files'
import { reactTo } from '#platform/http/react-to.ts'
import { useSession } from '#platform/session/session.ts'
import { trackCall } from '#platform/tracking/track.ts'
import { keepOwnPicture } from './own-pictures.ts'

type Module = Input<typeof fileCalls.upload>['module']

interface Envelope {
  code?: number
  message?: string
  result?: UploadedFile
}

const timeLimitMs = 120_000

function read(request: XMLHttpRequest): Envelope {
  try {
    return (JSON.parse(request.responseText) ?? {}) as Envelope
  } catch {
    // A gateway's error page: only its status is meaningful.
    return {}
  }
}

/** Uploads one picture with progress, which fetch lacks; a failure is shown and thrown like that of any call. */
export function uploadPicture(
  module: Module,
): (file: File, onProgress: (part: number) => void) => Promise<UploadedFile> {
  return (file, onProgress) =>
    new Promise((resolve, reject) => {
      const { token } = useSession.getState()
      const request = new XMLHttpRequest()
      request.open(fileCalls.upload.method, `${urlOf(fileCalls.upload)}?module=${module}`)
      request.setRequestHeader('Authorization', `Bearer ${token}`)
      request.timeout = timeLimitMs
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      )
      const unreachable = () => reject(reactTo('unreachable', '', { token, isSilent: false }))
      request.addEventListener('error', unreachable)
      request.addEventListener('timeout', unreachable)
      request.addEventListener('load', () => {
        const { code, message = '', result } = read(request)
        const situation = situationOf(fileCalls.upload.service, request.status, code)
        if (situation !== null || !result) {
          return reject(reactTo(situation ?? 'serverError', message, { token, isSilent: false, code }))
        }
        keepOwnPicture(result.url, file)
        trackCall(fileCalls.upload)
        return resolve(result)
      })
      const form = new FormData()
      form.append('file', file, file.name)
      request.send(form)
    })
}
