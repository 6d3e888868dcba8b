import type { RoomMessage, RoomStatus } from '@yf/contract/consultation-shapes'
import { fromMoment } from '@yf/domain/dates'
import { expect, test } from 'vitest'
import { linesOf, timeText, type MessageBody } from './room-lines.ts'
import type { UnconfirmedMessage } from './outbox.ts'
import { confirmed, emptyThread, followed, roomStatus } from './thread.ts'

const noon = fromMoment('2026-11-16 12:00:00').getTime()
const message = (
  id: string,
  seq: number,
  minute: number,
  changes: Partial<RoomMessage> = {},
): RoomMessage => ({
  id,
  seq,
  speaker: 'doctor',
  kind: 'words',
  words: id,
  picture: null,
  cardId: null,
  writtenAt: noon + minute * 60_000,
  ...changes,
})
const stands = (changes: Partial<RoomStatus>): RoomStatus => ({
  state: 2,
  seq: 0,
  doctorReadSeq: 0,
  givesUpAt: null,
  isWithHospital: 1,
  ...changes,
})
const unsent = (id: string, text: string): UnconfirmedMessage<MessageBody> => ({
  id,
  at: 0,
  body: { kind: 'words', words: text },
  state: 'waiting',
  words: null,
})
const idsOf = (thread: typeof emptyThread) => thread.messages.map(({ id }) => id)

test('inserts a late message at its time of writing, not at the end', () => {
  const thread = followed(followed(emptyThread, [message('a', 1, 0), message('c', 2, 2)]), [
    message('b', 3, 1),
  ])
  expect(idsOf(thread)).toEqual(['a', 'b', 'c'])
  expect(thread.seq).toBe(3)
})

test('shows a message once when it arrives both live and by polling', () => {
  const once = followed(emptyThread, [message('a', 1, 0)])
  expect(followed(once, [message('a', 1, 0)]).messages).toHaveLength(1)
})

test('a loaded picture replaces its placeholder, never the reverse', () => {
  const coming = message('p', 1, 0, { kind: 'picture' })
  const there = { ...coming, seq: 4, picture: '/files/1' }
  expect(followed(followed(emptyThread, [coming]), [there]).messages[0]?.picture).toBe('/files/1')
  expect(followed(followed(emptyThread, [there]), [coming]).messages[0]?.picture).toBe('/files/1')
})

test('the response to an own message does not hide what the doctor wrote meanwhile', () => {
  const before = followed(emptyThread, [message('a', 5, 0)])
  const after = confirmed(before, message('mine', 8, 1, { speaker: 'patient' }))
  expect(after.seq).toBe(5)
  expect(idsOf(followed(after, [message('b', 6, 0)]))).toEqual(['a', 'b', 'mine'])
})

test('an outdated response does not revert the room', () => {
  const ended = roomStatus(emptyThread, stands({ state: 3, seq: 9, doctorReadSeq: 4 }))
  expect(roomStatus(ended, stands({ state: 2, seq: 8 })).roomStatus?.state).toBe(3)
  expect(roomStatus(ended, stands({ state: 3, seq: 9, doctorReadSeq: 6 })).roomStatus?.doctorReadSeq).toBe(6)
})

test("unsent messages come last, whatever the phone's clock says", () => {
  const thread = followed(emptyThread, [message('a', 1, 0)])
  const lines = linesOf(thread, [unsent('x', '在吗')], noon)
  expect(lines.map(({ key }) => key)).toEqual(['time/a', 'a', 'x'])
})

test('a message that the server already has appears once, though its response was lost', () => {
  const thread = followed(emptyThread, [message('x', 1, 0, { speaker: 'patient' })])
  expect(linesOf(thread, [unsent('x', '在吗')], noon).filter(({ kind }) => kind !== 'time')).toHaveLength(1)
})

test('shows the time above the first message and after five minutes of silence', () => {
  const thread = followed(emptyThread, [message('a', 1, 0), message('b', 2, 5), message('c', 3, 10.01)])
  expect(linesOf(thread, [], noon).map(({ key }) => key)).toEqual(['time/a', 'a', 'b', 'time/c', 'c'])
  expect([timeText(noon, noon), timeText(noon, noon + 86_400_000)]).toEqual(['12:00', '11-16 12:00'])
})

test('marks own messages that the doctor has read', () => {
  const mine = (id: string, seq: number) => message(id, seq, seq, { speaker: 'patient' })
  const thread = roomStatus(
    followed(emptyThread, [mine('a', 1), mine('b', 2), message('c', 3, 3)]),
    stands({ doctorReadSeq: 1, seq: 3 }),
  )
  const marks = linesOf(thread, [], noon).flatMap((line) => (line.kind === 'message' ? [line.mark] : []))
  expect(marks).toEqual(['read', 'sent', null])
})
