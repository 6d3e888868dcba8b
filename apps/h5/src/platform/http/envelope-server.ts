import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Heard {
  method: string
  path: string
  search: string
  headers: IncomingMessage['headers']
  body: string
}

type Say = (status: number, body: unknown) => void

/** For tests: a real server on a free port that speaks the envelopes; each test says what it answers. */
export async function startEnvelopeServer() {
  const heard: Heard[] = []
  let answer: (request: Heard, say: Say, response: ServerResponse) => void = (_request, say) =>
    say(200, main(null))
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://server')
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      const one = {
        method: request.method ?? '',
        path: url.pathname,
        search: url.search,
        headers: request.headers,
        body,
      }
      heard.push(one)
      const say: Say = (status, body) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(typeof body === 'string' ? body : JSON.stringify(body))
      }
      answer(one, say, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    answers: (given: typeof answer) => void (answer = given),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const main = (result: unknown, message = '', code = 200) => ({
  success: code === 200,
  result,
  message,
  code,
})
export const mall = (data: unknown, message = '', code = '200') => ({ code, data, message })
