import { CallError } from '@yf/client/call-error'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { doctorMessage, roomStatus } from '../test-consultations.ts'
import { Room } from './room.ts'

type AskRoom = ConstructorParameters<typeof Room>[0]['ask']

const ask = vi.fn<AskRoom>()
const onReached = vi.fn<() => void>()
let room: Room

beforeEach(() => {
  ask.mockReset()
  onReached.mockReset()
  room = new Room({ ask, onReached })
})
afterEach(() => vi.useRealTimers())

const answer = (seqs: readonly number[], hasMore: 0 | 1 = 0): Awaited<ReturnType<AskRoom>> => ({
  ok: true,
  message: '',
  result: {
    messages: seqs.map((seq) => doctorMessage(String(seq), seq, seq)),
    standing: roomStatus,
    hasMore,
  },
})
const messageTexts = () => room.current().thread.messages.map((message) => message.words)

test('loads a long conversation page by page, each from the end of the last', async () => {
  ask.mockResolvedValueOnce(answer([1, 2], 1)).mockResolvedValueOnce(answer([3]))
  await room.catchUp()
  expect(ask.mock.calls).toEqual([[0], [2]])
  expect(messageTexts()).toEqual(['1', '2', '3'])
})

test('a request made during another runs once more after it', async () => {
  let arrive = (_answer: Awaited<ReturnType<AskRoom>>) => undefined as void
  ask.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  ask.mockResolvedValue(answer([2]))
  const first = room.catchUp()
  const second = room.catchUp()
  arrive(answer([1]))
  await Promise.all([first, second])
  expect(ask.mock.calls).toEqual([[0], [1]])
  expect(messageTexts()).toEqual(['1', '2'])
})

test('tells an unreachable server from a reachable one, which lets queued messages go', async () => {
  ask.mockResolvedValueOnce({ ok: false, error: new CallError('unreachable', '') })
  await room.catchUp()
  expect([room.current().isReachable, room.current().isLoaded]).toEqual([false, false])
  expect(onReached).not.toHaveBeenCalled()
  ask.mockResolvedValueOnce(answer([]))
  await room.catchUp()
  expect([room.current().isReachable, room.current().isLoaded]).toEqual([true, true])
  expect(onReached).toHaveBeenCalledTimes(1)
})

test('the typing indicator ends when the doctor stops writing', () => {
  vi.useFakeTimers()
  room.hear({ name: 'typing', data: null })
  expect(room.current().isDoctorTyping).toBe(true)
  vi.advanceTimersByTime(5999)
  expect(room.current().isDoctorTyping).toBe(true)
  vi.advanceTimersByTime(1)
  expect(room.current().isDoctorTyping).toBe(false)
})

test('ignores stream events that cannot be parsed', () => {
  const before = room.current()
  room.hear({ name: 'message', data: null })
  room.hear({ name: 'unheard-of', data: { id: 'x' } })
  expect(room.current()).toBe(before)
})
