import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newFileName } from './names.ts'
import { s3Store } from './s3.ts'

const secret = 'wJalrXUtnFEMI'
const objects = new Map<string, { body: Buffer; type: string }>()
let server: Server
let endpoint: string
let failures = 0
/** When set, reads wait for it: before the answer, or before the data after the header. */
let held: { readonly at: 'head' | 'body'; readonly until: Promise<void> } | null = null

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** Signature Version 4, computed here from the request alone as the protocol specifies. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const match =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (!match || match[1] !== 'AKID') return false
  const [, , day, region, signedHeaders, signature] = match as unknown as string[]
  const payload = String(request.headers['x-amz-content-sha256'])
  if (request.method === 'PUT' && payload !== sha256(body)) return false
  for (const needed of ['host', 'x-amz-content-sha256', 'x-amz-date']) {
    if (!signedHeaders!.split(';').includes(needed)) return false
  }
  const headers = signedHeaders!.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [request.method, request.url, '', headers.join(''), signedHeaders, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [day!, region!, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, toSign).toString('hex') === signature
}

/** The same for a presigned address: only the host is signed, and the body is not. */
function isPresigned(request: IncomingMessage): boolean {
  const url = new URL(request.url ?? '', endpoint)
  const signature = url.searchParams.get('X-Amz-Signature')
  if (signature === null || url.searchParams.get('X-Amz-SignedHeaders') !== 'host') return false
  url.searchParams.delete('X-Amz-Signature')
  url.searchParams.sort()
  const moment = url.searchParams.get('X-Amz-Date') ?? ''
  const [, day, region] = (url.searchParams.get('X-Amz-Credential') ?? '').split('/')
  const query = url.search.slice(1).replaceAll('+', '%20')
  const head = `host:${request.headers.host}\n`
  const canonical = [request.method, url.pathname, query, head, 'host', 'UNSIGNED-PAYLOAD'].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')
  const key = [day!, region!, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, toSign).toString('hex') === signature
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void buffer(request).then((body) => {
      if (failures > 0) {
        failures -= 1
        return response.writeHead(503).end()
      }
      if (!isSigned(request, body) && !isPresigned(request))
        return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>')
      const name = /^\/papers\/([\w-]+)(\?|$)/.exec(request.url ?? '')?.[1]
      if (!name) return response.writeHead(404).end()
      if (request.method === 'PUT') objects.set(name, { body, type: String(request.headers['content-type']) })
      if (request.method === 'DELETE') objects.delete(name)
      if (request.method !== 'GET') return response.writeHead(request.method === 'PUT' ? 200 : 204).end()
      const found = objects.get(name)
      if (!found) return response.writeHead(404).end('<Code>NoSuchKey</Code>')
      const head = () =>
        response
          .writeHead(200, { 'content-type': found.type, 'content-length': found.body.length })
          .flushHeaders()
      if (held?.at === 'body') head()
      const goOn = async () => {
        await held?.until
        if (!response.headersSent) head()
        response.end(found.body)
      }
      void goOn()
      return response
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  failures = 0
  held = null
})
afterAll(() => new Promise((closed) => server.close(closed)))

const storeWith = (changes: Partial<Parameters<typeof s3Store>[0]> = {}, limitMs?: number) =>
  s3Store(
    {
      endpoint,
      bucket: 'papers',
      region: 'cn-east-1',
      accessKeyId: 'AKID',
      secretAccessKey: secret,
      ...changes,
    },
    limitMs,
  )

test('returns bytes unchanged, with every request signed', async () => {
  const store = storeWith({ endpoint: `${endpoint}/` })
  const [name, body] = [newFileName(), Buffer.from([0, 255, 10, 13])]
  await store.put(name, body, 'image/png')
  const read = await store.read(name)
  expect([read?.contentType, read?.size]).toEqual(['image/png', 4])
  expect(await buffer(read!.body)).toEqual(body)
  await store.remove(name)
  expect(await store.read(name)).toBeNull()
})

test('a wrong secret is an error, not an empty answer', async () => {
  const store = storeWith({ secretAccessKey: 'wrong' })
  await expect(store.put(newFileName(), Buffer.from('x'), 'text/plain')).rejects.toThrow('403')
  await expect(store.read(newFileName())).rejects.toThrow('403')
})

test('retries a store that fails briefly', async () => {
  const name = newFileName()
  failures = 2
  await storeWith().put(name, Buffer.from('x'), 'text/plain')
  expect(objects.get(name)?.body.toString()).toBe('x')
})

test("streams a file at the reader's pace, however long that takes, and gives up a store that does not answer", async () => {
  const limitMs = 500
  const store = storeWith({}, limitMs)
  const name = newFileName()
  await storeWith().put(name, Buffer.from('a large picture'), 'image/jpeg')
  let go = () => undefined as void
  held = { at: 'body', until: new Promise((resolve) => (go = resolve)) }
  const read = await store.read(name)
  await wait(2 * limitMs)
  go()
  expect((await buffer(read!.body)).toString()).toBe('a large picture')

  held = { at: 'head', until: new Promise((resolve) => (go = resolve)) }
  await expect(store.read(name)).rejects.toThrow('did not answer GET')
  go()
})

test('storing to a missing bucket is an error', async () => {
  const put = storeWith({ bucket: 'nowhere' }).put(newFileName(), Buffer.from('x'), 'text/plain')
  await expect(put).rejects.toThrow('no such bucket')
})

test('rejects a name that could be a path', async () => {
  await expect(storeWith().read('../other-bucket/x')).rejects.toThrow('not the name')
})

test('an upload address allows putting exactly that file', async () => {
  const store = storeWith()
  const name = newFileName()
  if (store.direct.kind !== 'address') throw new Error('no address')
  const address = await store.direct.addressFor(name, 900)
  expect(new URL(address).searchParams.get('X-Amz-Expires')).toBe('900')
  expect((await fetch(address.replace(name, newFileName()), { method: 'PUT', body: 'x' })).status).toBe(403)
  expect((await fetch(address, { method: 'PUT', body: 'bytes' })).status).toBe(200)
  expect(await buffer((await store.read(name))!.body)).toEqual(Buffer.from('bytes'))
})
