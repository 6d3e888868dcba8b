import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { FileStore } from './files.port.ts'
import { assertFileName } from './names.ts'

export interface S3Settings {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/**
 * Applies until the store begins to answer. The data then flow at the reader's pace, for example that of a slow
 * phone.
 */
const usualLimitMs = 60_000

/** Any S3-compatible store, addressed by path because some have no host name for each bucket. */
export function s3Store(settings: S3Settings, limitMs = usualLimitMs): FileStore {
  const { accessKeyId, secretAccessKey, region } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const root = `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}`

  const send = async (method: string, name: string, init: RequestInit = {}): Promise<Response> => {
    assertFileName(name)
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(new Error(`the file store did not answer ${method}`)), limitMs)
    const { signal } = limit
    const response = await client
      .fetch(`${root}/${name}`, { ...init, method, signal })
      .finally(() => clearTimeout(timer))
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new Error(`the file store answered ${response.status} to ${method}`)
  }

  return {
    put: async (name, body, contentType) => {
      // The signature covers the hash of the bytes, so the store refuses data that changed on the way.
      const hash = createHash('sha256').update(body).digest('hex')
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': hash }
      const response = await send('PUT', name, { body: new Uint8Array(body), headers })
      await response.body?.cancel()
      if (!response.ok) throw new Error('the file store has no such bucket')
    },
    read: async (name) => {
      const response = await send('GET', name)
      if (!response.ok || !response.body) {
        await response.body?.cancel()
        return null
      }
      return {
        body: Readable.fromWeb(response.body as ReadableStream),
        contentType: response.headers.get('content-type') ?? 'application/octet-stream',
        size: Number(response.headers.get('content-length')),
      }
    },
    remove: async (name) => {
      const response = await send('DELETE', name)
      await response.body?.cancel()
    },
    direct: {
      kind: 'address',
      addressFor: async (name, seconds) => {
        assertFileName(name)
        const url = `${root}/${name}?X-Amz-Expires=${seconds}`
        return (await client.sign(url, { method: 'PUT', aws: { signQuery: true } })).url
      },
    },
  }
}
