import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { SlowBodyError, guardSlowBody, type LeastRate } from './slow-body-guard.ts'

let server: Server
afterEach(() => server.close())

/** Reports the result of reading the body. */
async function portOf(rate: LeastRate): Promise<number> {
  server = createServer((request, response) => {
    guardSlowBody(request, buffer(request), rate).then(
      (body) => response.end(`whole ${body.length}`),
      (error: unknown) => {
        response.end(error instanceof SlowBodyError ? 'too slow' : 'broken')
      },
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return (server.address() as AddressInfo).port
}

const head = (length: number) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`

test('cuts off a client that only drips, although it never falls silent', async () => {
  const socket = connect(await portOf({ bytes: 1000, withinMs: 300 }), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(head(100_000))
  const drip = setInterval(() => socket.write('x'), 20)
  const received = await new Promise<Buffer>((got) => socket.once('data', got))
  clearInterval(drip)
  socket.destroy()
  expect(received.toString()).toContain('too slow')
})

test('waits for a client that sends slowly but steadily', async () => {
  const socket = connect(await portOf({ bytes: 10, withinMs: 300 }), '127.0.0.1')
  socket.write(head(1000))
  let left = 1000
  const stream = setInterval(() => {
    socket.write('x'.repeat(100))
    left -= 100
    if (left === 0) clearInterval(stream)
  }, 50)
  const [received] = (await new Promise<Buffer>((got) => socket.once('data', got)))
    .toString()
    .split('\n')
    .slice(-1)
  socket.destroy()
  expect(received).toContain('whole 1000')
})
