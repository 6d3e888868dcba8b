import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Listener } from './event-stream.ts'
import { LiveLine, pollEveryMs } from './live-line.ts'

/** One connection attempt, controlled by the test. */
interface Attempt extends Listener {
  break: () => void
}

let attempts: Attempt[]
let heard: unknown[]
let caughtUp: number
let line: LiveLine
const last = () => attempts[attempts.length - 1]!
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  attempts = []
  heard = []
  caughtUp = 0
  line = new LiveLine({
    listen: (listener) =>
      new Promise<never>((_resolve, reject) => {
        attempts.push({ ...listener, break: () => reject(new Error('broken')) })
      }),
    onEvent: ({ data }) => heard.push(data),
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
  expect(heard).toEqual(['m1'])
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
  const known = caughtUp
  await vi.advanceTimersByTimeAsync(10 * pollEveryMs)
  expect([line.current(), caughtUp]).toEqual(['live', known])
})

test('connection attempts become less frequent', async () => {
  line.begin()
  for (const wait of [2000, 5000, 10_000, 30_000, 30_000]) {
    last().break()
    await settle()
    const known = attempts.length
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(attempts).toHaveLength(known)
    await vi.advanceTimersByTimeAsync(1)
    expect(attempts).toHaveLength(known + 1)
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
  const known = caughtUp
  await vi.advanceTimersByTimeAsync(100_000)
  expect([heard, caughtUp, attempts.length]).toEqual([[], known, 1])
})
