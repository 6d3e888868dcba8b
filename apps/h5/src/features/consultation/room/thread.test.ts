import type { RoomMessage, RoomStanding } from '@yf/contract/consultation-shapes'
import { fromMoment } from '@yf/domain/dates'
import { expect, test } from 'vitest'
import { linesOf, timeWords, type Body } from './lines.ts'
import type { Outgoing } from './outbox.ts'
import { confirmed, emptyThread, followed, standing } from './thread.ts'

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
const stands = (changes: Partial<RoomStanding>): RoomStanding => ({
  state: 2,
  seq: 0,
  doctorReadSeq: 0,
  givesUpAt: null,
  isWithHospital: 1,
  ...changes,
})
const unsent = (id: string, words: string): Outgoing<Body> => ({
  id,
  at: 0,
  body: { kind: 'words', words },
  state: 'waiting',
  words: null,
})
const idsOf = (thread: typeof emptyThread) => thread.messages.map(({ id }) => id)

test('a message that comes late stands where it was written, not at the end', () => {
  const thread = followed(followed(emptyThread, [message('a', 1, 0), message('c', 2, 2)]), [
    message('b', 3, 1),
  ])
  expect(idsOf(thread)).toEqual(['a', 'b', 'c'])
  expect(thread.seq).toBe(3)
})

test('a message that comes twice, live and by asking, stands once', () => {
  const once = followed(emptyThread, [message('a', 1, 0)])
  expect(followed(once, [message('a', 1, 0)]).messages).toHaveLength(1)
})

test('a picture that has come takes the place of the one on its way, and never the other way round', () => {
  const coming = message('p', 1, 0, { kind: 'picture' })
  const there = { ...coming, seq: 4, picture: '/files/1' }
  expect(followed(followed(emptyThread, [coming]), [there]).messages[0]?.picture).toBe('/files/1')
  expect(followed(followed(emptyThread, [there]), [coming]).messages[0]?.picture).toBe('/files/1')
})

test("the answer to one's own message hides nothing that the doctor wrote meanwhile", () => {
  const before = followed(emptyThread, [message('a', 5, 0)])
  const after = confirmed(before, message('mine', 8, 1, { speaker: 'patient' }))
  expect(after.seq).toBe(5)
  expect(idsOf(followed(after, [message('b', 6, 0)]))).toEqual(['a', 'b', 'mine'])
})

test('an answer that was overtaken does not turn the room back', () => {
  const ended = standing(emptyThread, stands({ state: 3, seq: 9, doctorReadSeq: 4 }))
  expect(standing(ended, stands({ state: 2, seq: 8 })).standing?.state).toBe(3)
  expect(standing(ended, stands({ state: 3, seq: 9, doctorReadSeq: 6 })).standing?.doctorReadSeq).toBe(6)
})

test('what is not sent yet stands at the end, whatever the clock of the phone says', () => {
  const thread = followed(emptyThread, [message('a', 1, 0)])
  const lines = linesOf(thread, [unsent('x', '在吗')], noon)
  expect(lines.map(({ key }) => key)).toEqual(['time/a', 'a', 'x'])
})

test('what the server has already stands once, though its answer was lost', () => {
  const thread = followed(emptyThread, [message('x', 1, 0, { speaker: 'patient' })])
  expect(linesOf(thread, [unsent('x', '在吗')], noon).filter(({ kind }) => kind !== 'time')).toHaveLength(1)
})

test('time stands above the first message and after five minutes of silence, not before', () => {
  const thread = followed(emptyThread, [message('a', 1, 0), message('b', 2, 5), message('c', 3, 10.01)])
  expect(linesOf(thread, [], noon).map(({ key }) => key)).toEqual(['time/a', 'a', 'b', 'time/c', 'c'])
  expect([timeWords(noon, noon), timeWords(noon, noon + 86_400_000)]).toEqual(['12:00', '11-16 12:00'])
})

test('of what I wrote, it says what the doctor has read', () => {
  const mine = (id: string, seq: number) => message(id, seq, seq, { speaker: 'patient' })
  const thread = standing(
    followed(emptyThread, [mine('a', 1), mine('b', 2), message('c', 3, 3)]),
    stands({ doctorReadSeq: 1, seq: 3 }),
  )
  const marks = linesOf(thread, [], noon).flatMap((line) => (line.kind === 'message' ? [line.mark] : []))
  expect(marks).toEqual(['read', 'sent', null])
})
