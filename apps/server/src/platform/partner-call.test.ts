import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { asForm, asJson, asXml, jsonOf, textOf, type PartnerHttpReply } from './partner-bodies.ts'
import { answered, partnerLine, troubled, type LineTerms, type PartnerAnswer } from './partner-call.ts'
import type { PartnerCallReport } from './partner-watch.ts'

let server: Server | null = null
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = null
})

async function playing(listener: RequestListener): Promise<string> {
  const started = createServer(listener)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`
}

const seen: PartnerCallReport[] = []
afterEach(() => seen.splice(0))

function lineTo(url: string, terms: Partial<LineTerms> = {}) {
  const watch = { onCall: (report: PartnerCallReport) => seen.push(report), onNotice: () => {} }
  const line = partnerLine({ partner: 'sample', timeLimitMs: 5_000, watch, ...terms })
  const ask = (more: { repeats?: number; deadline?: AbortSignal } = {}) =>
    line.ask({ operation: 'greet', request: () => ({ url: `${url}/hello` }), judge, ...more })
  return { ...line, ask, raw: line.ask }
}

interface TestRefusal {
  readonly kind: 'refused'
  readonly providerCode: number
}

function judge(reply: PartnerHttpReply): PartnerAnswer<string, TestRefusal> {
  const { word, code } = jsonOf<{ word: string; code: number }>(reply) ?? {}
  if (code !== undefined) return { kind: 'refused', providerCode: code }
  return word === undefined ? troubled : answered(word)
}

test('tells an answer, a refusal and an invalid response apart, and logs each in one line', async () => {
  const bodies = ['{"word":"hello"}', '{"code":7}', '<html>', '[1]', 'null']
  const url = await playing((_request, response) => response.end(bodies.shift()))
  const line = lineTo(url)
  expect(await line.ask()).toEqual({ kind: 'answered', answer: 'hello' })
  expect(await line.ask()).toEqual({ kind: 'refused', providerCode: 7 })
  for (let rest = 0; rest < 3; rest += 1) expect(await line.ask()).toEqual(troubled)
  expect(seen.map(({ outcome }) => outcome)).toEqual([
    'answered',
    'refused',
    'troubled',
    'troubled',
    'troubled',
  ])
  expect(seen[0]).toEqual({
    partner: 'sample',
    operation: 'greet',
    outcome: 'answered',
    ms: expect.any(Number),
    tries: 1,
  })
})

test('sends a body as the exact text that was signed, with its content type', async () => {
  const got: string[] = []
  const url = await playing((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      got.push(`${request.method} ${request.url} ${request.headers['content-type']} ${text}`)
      response.end('{}')
    })
  })
  const { raw } = lineTo(url)
  for (const body of [asJson({ name: '林晓' }), asForm({ a: 'b c' }), asXml('<a/>')])
    await raw({
      operation: 'say',
      request: () => ({ url, body, query: { q: '1' } }),
      judge: (reply) => answered(textOf(reply)),
    })
  expect(got).toEqual([
    'POST /?q=1 application/json; charset=utf-8 {"name":"林晓"}',
    'POST /?q=1 application/x-www-form-urlencoded a=b+c',
    'POST /?q=1 text/xml; charset=utf-8 <a/>',
  ])
})

test('retries only where the caller allows it, with a newly built request', async () => {
  let requests = 0
  const url = await playing((_request, response) => {
    requests += 1
    response.statusCode = requests < 3 ? 503 : 200
    response.end('{"word":"hello"}')
  })
  expect(await lineTo(url).ask()).toEqual(troubled)
  expect(requests).toBe(1)
  let made = 0
  const { raw } = lineTo(url)
  const request = () => ({ url, headers: { 'x-nonce': String((made += 1)) } })
  expect(await raw({ operation: 'greet', request, judge, repeats: 5 })).toEqual(answered('hello'))
  expect([requests, made]).toEqual([3, 2])
  expect(seen.map(({ tries }) => tries)).toEqual([1, 2])
})

test('a refusal is final and not retried', async () => {
  let requests = 0
  const url = await playing((_request, response) => {
    requests += 1
    response.end('{"code":7}')
  })
  await lineTo(url).ask({ repeats: 3 })
  expect(requests).toBe(1)
})

test('no response ends in a timeout, which requests with one deadline share', async () => {
  const url = await playing(() => {})
  const line = lineTo(url, { timeLimitMs: 100 })
  const late = { kind: 'unavailable', reason: 'timeLimit' }
  expect(await line.ask({ repeats: 9 })).toEqual(late)
  const deadline = line.deadline()
  expect(await line.ask({ deadline })).toEqual(late)
  const began = performance.now()
  expect(await line.ask({ deadline })).toEqual(late)
  expect(performance.now() - began).toBeLessThan(90)
})

test('an unavailable partner is unreachable, and redirects are not followed', async () => {
  let visits = 0
  const elsewhere = await playing((request, response) => {
    visits += 1
    if (request.url === '/hello') response.writeHead(302, { location: '/other' })
    response.end('{"word":"hello"}')
  })
  const unreachable = { kind: 'unavailable', reason: 'unreachable' }
  expect(await lineTo(elsewhere).ask()).toEqual(unreachable)
  expect(visits).toBe(1)
  server?.closeAllConnections()
  await new Promise((resolve) => server?.close(resolve))
  expect(await lineTo(elsewhere).ask()).toEqual(unreachable)
})

test('does not read an endless response to its end', async () => {
  let isCut = false
  const url = await playing((_request, response) => {
    const write = () => {
      while (!response.destroyed && response.write('x'.repeat(1_000))) continue
    }
    response.on('drain', write).on('close', () => (isCut = true))
    write()
  })
  expect(await lineTo(url, { mostBytes: 10_000 }).ask()).toEqual(troubled)
  await expect.poll(() => isCut).toBe(true)
})
