import { setAddress } from '@yf/client/test-address'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useSession } from '#platform/session/session.ts'
import { eventsIn, readEvents, type StreamEvent } from './event-stream.ts'

test('reads complete events, however they are split', () => {
  const stream = ': warm\n\nid: 7\nevent: message\ndata: {"id":"m1"}\n\nevent: typing\ndata: {}\n\nda'
  const whole = eventsIn(stream)
  expect(whole.events).toEqual([
    { name: 'message', data: { id: 'm1' } },
    { name: 'typing', data: {} },
  ])
  expect(whole.rest).toBe('da')
  const letters: StreamEvent[] = []
  let rest = ''
  for (const letter of stream) {
    const read = eventsIn(rest + letter)
    letters.push(...read.events)
    rest = read.rest
  }
  expect(letters).toEqual(whole.events)
})

test('accepts any line ending and data over several lines, and ignores invalid JSON', () => {
  expect(eventsIn('event: a\r\ndata: [1,\r\ndata: 2]\r\n\r\n').events).toEqual([{ name: 'a', data: [1, 2] }])
  expect(eventsIn('data: <html>\n\n').events).toEqual([{ name: 'message', data: null }])
})

let connections: { token?: string | undefined; response: ServerResponse }[]
const server = createServer((request, response) => {
  connections.push({ token: request.headers.authorization, response })
  const isStream = request.url === '/live'
  response.writeHead(200, { 'content-type': isStream ? 'text/event-stream' : 'application/json' })
  if (isStream) response.write('event: standing\ndata: {"state":2}\n\n')
  else response.end('{}')
})
let url: string
beforeAll(async () => {
  connections = []
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  setAddress(url)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('sends the token in the header and throws when the connection ends', async () => {
  useSession.setState({ token: 'T1' })
  const events: StreamEvent[] = []
  const onOpen = vi.fn<() => void>()
  const { signal } = new AbortController()
  const reading = readEvents(`${url}/live`, { onOpen, onEvent: (event) => events.push(event), signal })
  reading.catch(() => undefined)
  await vi.waitFor(() => expect(events).toEqual([{ name: 'standing', data: { state: 2 } }]))
  expect(onOpen).toHaveBeenCalledTimes(1)
  expect(connections[0]?.token).toBe('Bearer T1')
  connections[0]?.response.end()
  await expect(reading).rejects.toThrow('the stream ended')
})

test('a response that is no stream opens nothing', async () => {
  const onOpen = vi.fn<() => void>()
  const { signal } = new AbortController()
  await expect(readEvents(`${url}/page`, { onOpen, onEvent: () => undefined, signal })).rejects.toThrow('200')
  expect(onOpen).not.toHaveBeenCalled()
})
