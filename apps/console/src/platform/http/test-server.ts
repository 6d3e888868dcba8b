import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { urlOf, type Call, type Output } from '@yf/contract/call'

export interface Heard {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: IncomingHttpHeaders
  readonly input: Record<string, unknown>
}

type Reply = (request: Heard, response: ServerResponse) => void

const envelope = (response: ServerResponse, body: object, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

/** For tests: a real server on a free port that answers the rows of the table as each test says. */
export async function startTestServer() {
  const heard: Heard[] = []
  const replies = new Map<string, Reply>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://server')
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      const one: Heard = {
        method: request.method ?? '',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        input: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      }
      heard.push(one)
      const reply = replies.get(url.pathname)
      if (reply) reply(one, response)
      else envelope(response, { success: false, code: 404, message: '网络请求不存在', result: null }, 404)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    heard,
    /** The page stands at this server's address from now on, and nothing is answered yet. */
    settle() {
      heard.length = 0
      replies.clear()
      ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(url)
    },
    answers<C extends Call>(row: C, answer: Output<C> | ((request: Heard) => Output<C>)) {
      replies.set(urlOf(row), (request, response) => {
        const result = typeof answer === 'function' ? (answer as (one: Heard) => Output<C>)(request) : answer
        envelope(response, { success: true, code: 200, message: '', result })
      })
    },
    refuses(row: Call, code: number, message: string, status = 200) {
      replies.set(urlOf(row), (_request, response) =>
        envelope(response, { success: false, code, message, result: null }, status),
      )
    },
    at: (path: string, reply: Reply) => void replies.set(path, reply),
    sent: (row: Call) => heard.filter((request) => request.path === urlOf(row)),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
export type TestServer = Awaited<ReturnType<typeof startTestServer>>
