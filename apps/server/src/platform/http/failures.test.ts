import { connect, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { hangUpAfter } from './failures.ts'

const app = fastify()
app.addContentTypeParser('*', (_request, body, done) => done(null, body))
app.put('/', async (_request, reply) => hangUpAfter(reply).code(408).send('too slow'))
afterEach(() => app.close())

test('who is cut off while he is still sending reads why, and then the line is closed', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const troubles: unknown[] = []
  socket.on('error', (error) => troubles.push(error))
  socket.pause()
  socket.write('PUT / HTTP/1.1\r\nHost: a\r\nContent-Type: image/jpeg\r\nContent-Length: 20000000\r\n\r\n')
  // The answer has long come when he sends this, and he has read nothing of it yet.
  for (let drop = 0; drop < 10; drop += 1) {
    await wait(50)
    socket.write('x')
  }
  expect(troubles).toEqual([])
  const closed = new Promise((resolve) => socket.once('close', resolve))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 .*too slow/s)
  await closed
})
