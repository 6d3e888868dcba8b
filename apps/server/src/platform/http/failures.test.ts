import compress from '@fastify/compress'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { answerError, hangUpAfter } from './failures.ts'

const app = fastify()
app.addContentTypeParser('*', (_request, body, done) => done(null, body))
app.put('/', async (_request, reply) => hangUpAfter(reply).code(408).send('too slow'))
afterEach(() => app.close())

test('a client cut off while still sending can read the reason before the connection closes', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const troubles: unknown[] = []
  socket.on('error', (error) => troubles.push(error))
  socket.pause()
  socket.write('PUT / HTTP/1.1\r\nHost: a\r\nContent-Type: image/jpeg\r\nContent-Length: 20000000\r\n\r\n')
  // The response has already arrived when the client sends this, and it has not read it yet.
  for (let drop = 0; drop < 10; drop += 1) {
    await wait(50)
    socket.write('x')
  }
  expect(troubles).toEqual([])
  const closed = new Promise((resolve) => socket.once('close', resolve))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 .*too slow/s)
  await closed
})

const headers = ['Host: a', 'Accept-Encoding: gzip', 'Content-Type: application/json', 'Content-Length: 2']

test.each([
  { by: 'who leaves before he is answered is no bug', leaves: true, told: 'info' },
  { by: 'an answer that breaks off by itself is one', leaves: false, told: 'error' },
])('$by', async ({ leaves, told }) => {
  const lines: string[] = []
  const level = (name: string) => ({ level: name })
  const stream = { write: (line: string) => void lines.push(line) }
  const answering = fastify({ logger: { stream, formatters: { level } } })
  answering.setErrorHandler(answerError)
  await answering.register(compress)
  answering.post('/', async ({ raw }, reply) => {
    reply.type('application/json')
    if (!leaves) {
      const answer = new Readable({ read: () => undefined })
      setImmediate(() => answer.destroy())
      return reply.send(answer)
    }
    socket.destroy()
    await once(raw.socket, 'close')
    return reply.send(JSON.stringify('words'.repeat(10_000)))
  })
  await answering.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((answering.server.address() as AddressInfo).port, '127.0.0.1')
  try {
    socket.write(`POST / HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{}`)
    const ends = () => lines.filter((line) => /the caller left|a call broke/.test(line))
    await vi.waitFor(() => expect(ends()).toHaveLength(1))
    expect(ends().join('')).toContain(`"level":"${told}"`)
  } finally {
    socket.destroy()
    await answering.close()
  }
})
