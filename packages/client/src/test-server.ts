import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { urlOf, type Call, type Output } from '@yf/contract/call'
import { failures } from '@yf/contract/errors'
import { main, mall } from './test-envelopes.ts'
import { setAddress } from './test-address.ts'

export interface TestRequest {
  readonly method: string
  readonly path: string
  readonly search: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: IncomingMessage['headers']
  readonly body: string
  /** The body, where it is JSON. */
  readonly input: Record<string, unknown>
}

export type TestReply = (request: TestRequest, response: ServerResponse) => unknown

/** `say(200, main(rows))`: an envelope, or a raw text. */
export type SendReply = (status: number, body: unknown) => void
/** Answers any request. */
export type Fallback = (request: TestRequest, say: SendReply, response: ServerResponse) => void

/** The answer of a row: a value, or a function of the request; a promise is a delayed response. */
export type RowAnswer<C extends Call> = Output<C> | ((request: TestRequest) => Output<C> | Promise<Output<C>>)

const noSuchCall: Fallback = (_request, say) => say(404, main(null, failures.noSuchCall.message, 404))

function testRequestOf(request: IncomingMessage, body: string): TestRequest {
  const { pathname: path, search, searchParams } = new URL(request.url ?? '/', 'http://server')
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false
  const input = isJson && body ? (JSON.parse(body) as Record<string, unknown>) : {}
  const query = Object.fromEntries(searchParams)
  return { method: request.method ?? '', path, search, query, headers: request.headers, body, input }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

const sayTo =
  (response: ServerResponse): SendReply =>
  (status, body) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

/** In the envelope of the row's own service. */
const wrap = (row: Call, result: unknown, message: string) =>
  row.service === 'mall' ? mall(result, message) : main(result, message)

/** For tests: a real server on a free port; each test defines the responses of the rows. */
export async function startTestServer() {
  const requests: TestRequest[] = []
  const replies = new Map<string, TestReply>()
  let fallback = noSuchCall
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const one = testRequestOf(request, await bodyOf(request))
    requests.push(one)
    const reply = replies.get(one.path)
    if (reply) await reply(one, response)
    else fallback(one, sayTo(response), response)
  }
  // A request that the client has cancelled needs no response.
  const server = createServer((request, response) => void answer(request, response).catch(() => undefined))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const setUrl = (path: string) => setAddress(url + path)
  const at = (path: string, reply: TestReply): void => void replies.set(path, reply)
  return {
    url,
    heard: requests,
    setUrl,
    /** Points the page at this server and resets all responses and recorded requests. */
    settle(path = '') {
      requests.length = 0
      replies.clear()
      fallback = noSuchCall
      setUrl(path)
    },
    answers<C extends Call>(row: C, answer: RowAnswer<C>, message = '') {
      at(urlOf(row), async (request, response) => {
        const result =
          typeof answer === 'function' ? (answer as (one: TestRequest) => unknown)(request) : answer
        sayTo(response)(200, wrap(row, await result, message))
      })
    },
    refuses(row: Call, code: number | string, message: string, status = 200) {
      const body =
        row.service === 'mall' ? mall(null, message, String(code)) : main(null, message, Number(code))
      at(urlOf(row), (_request, response) => sayTo(response)(status, body))
    },
    /** The connection breaks before a response is sent. */
    drops: (row: Call) => at(urlOf(row), (_request, response) => response.destroy()),
    /** For responses written by hand. */
    at,
    /** The response where no other is defined. */
    otherwise: (reply: Fallback) => void (fallback = reply),
    sent: (row: Call) => requests.filter((request) => request.path === urlOf(row)),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
export type TestServer = Awaited<ReturnType<typeof startTestServer>>
