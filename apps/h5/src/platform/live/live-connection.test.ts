import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Listener } from './event-stream.ts'
import { LiveConnection, pollEveryMs } from './live-connection.ts'

/** One connection attempt, controlled by the test. */
interface Attempt extends Listener {
  break: () => void
}

let attempts: Attempt[]
let received: unknown[]
let caughtUp: number
let line: LiveConnection
const last = () => attempts[attempts.length - 1]!
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  attempts = []
  received = []
  caughtUp = 0
  line = new LiveConnection({
    listen: (listener) =>
      new Promise<never>((_resolve, reject) => {
        attempts.push({ ...listener, break: () => reject(new Error('broken')) })
      }),
    onEvent: ({ data }) => received.push(data),
    catchUp: async () => (caughtUp += 1),
  })
})
afterEach(() => {
  line.end()
  vi.useRealTimers()
})

test('receives events and fetches those before the connection', async () => {
  line.begin()
  expect([line.current(), caughtUp]).toEqual(['connecting', 1])
  last().onOpen()
  last().onEvent({ name: 'message', data: 'm1' })
  expect(received).toEqual(['m1'])
  expect([line.current(), caughtUp]).toEqual(['live', 2])
  await vi.advanceTimersByTimeAsync(10 * pollEveryMs)
  expect(caughtUp).toBe(2)
})

test('polls while the connection is broken', async () => {
  line.begin()
  last().onOpen()
  last().break()
  await settle()
  expect(line.current()).toBe('polling')
  await vi.advanceTimersByTimeAsync(pollEveryMs)
  expect(caughtUp).toBe(3)
  expect(attempts).toHaveLength(2)
  last().onOpen()
  const countBefore = caughtUp
  await vi.advanceTimersByTimeAsync(10 * pollEveryMs)
  expect([line.current(), caughtUp]).toEqual(['live', countBefore])
})

test('connection attempts become less frequent', async () => {
  line.begin()
  for (const wait of [2000, 5000, 10_000, 30_000, 30_000]) {
    last().break()
    await settle()
    const countBefore = attempts.length
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(attempts).toHaveLength(countBefore)
    await vi.advanceTimersByTimeAsync(1)
    expect(attempts).toHaveLength(countBefore + 1)
  }
})

test('after the end sends, receives and opens nothing', async () => {
  line.begin()
  const only = last()
  only.onOpen()
  line.end()
  expect(only.signal.aborted).toBe(true)
  only.onEvent({ name: 'message', data: 'late' })
  only.break()
  const countBefore = caughtUp
  await vi.advanceTimersByTimeAsync(100_000)
  expect([received, caughtUp, attempts.length]).toEqual([[], countBefore, 1])
})
