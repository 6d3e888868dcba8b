import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { consultationCalls, liveRoomPath } from '@yf/contract/consultation'
import type { RoomMessage } from '@yf/contract/consultation-shapes'
import { refusals } from '@yf/contract/refusals'
import { byWritingTime } from '@yf/domain/consultation'
import { doctor, hospitalLab, type HospitalLab } from '../test-hospital.ts'

let lab: HospitalLab
let id: string
let token: string
const open: AbortController[] = []
beforeAll(async () => {
  lab = await hospitalLab()
  token = await lab.tokenOf('zhoulan')
})
afterAll(() => lab.close())
beforeEach(async () => {
  id = (await lab.begin('zhoulan')).id
})
afterEach(async () => {
  for (const reader of open.splice(0)) reader.abort()
  await lab.server.db.updateTable('consultation').set({ state: 4 }).where('state', 'in', [1, 2]).execute()
})

const at = () => lab.server.clock.now().getTime()
const send = (content: string, messageId: string = randomUUID(), writtenAt = at()) =>
  lab.server.call(consultationCalls.send, { id, messageId, writtenAt, words: content }, { token })
const newsAfter = async (after = 0) =>
  (await lab.server.call(consultationCalls.messages, { id, after }, { token })).result
const accept = () => lab.sendEvent('accepted', { inquiryNo: id, at: at(), doctor })
const sendDoctorMessage = (content: string) =>
  lab.sendEvent('message', { inquiryNo: id, at: at(), messageNo: randomUUID(), words: content, fileNo: null })

interface ReceivedEvent {
  readonly event: string
  readonly id: string | null
  readonly data: RoomMessage & { state: number }
}

/** Listens like the app: returns events as they arrive, and whether the other side closed the connection. */
async function listen(headers: Record<string, string> = {}, bearer = token) {
  const control = new AbortController()
  open.push(control)
  const response = await lab.server.fetch(`${liveRoomPath}?id=${id}`, {
    headers: { authorization: `Bearer ${bearer}`, ...headers },
    signal: control.signal,
  })
  const received: ReceivedEvent[] = []
  const state = { isOver: false }
  const read = async () => {
    let text = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const block of events) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? null
        const event = field('event')
        if (event)
          received.push({ event, id: field('id'), data: JSON.parse(field('data') ?? 'null') as never })
      }
    }
    state.isOver = true
  }
  if (response.ok) read().catch(() => undefined)
  const content = () => received.filter(({ event }) => event === 'message').map(({ data }) => data.words)
  return { response, heard: received, words: content, state, hangUp: () => control.abort() }
}

test("a listener receives the doctor's message at once, and polling returns the same", async () => {
  await accept()
  const live = await listen()
  expect(live.response.headers.get('content-type')).toContain('text/event-stream')
  await sendDoctorMessage('您好')
  await expect.poll(live.words).toContain('您好')
  const messages = live.heard.filter(({ event }) => event === 'message')
  expect(messages.map(({ data }) => data)).toEqual((await newsAfter()).messages)
  expect(messages.every((message) => message.id === String(message.data.seq))).toBe(true)
  expect(live.heard.findLast(({ event }) => event === 'standing')?.data.state).toBe(2)
})

test('a listener that reconnects with the last id receives what it missed, and nothing twice', async () => {
  await accept()
  const first = await listen()
  await sendDoctorMessage('一')
  await expect.poll(first.words).toContain('一')
  const last = first.heard.findLast(({ event }) => event === 'message')!.id!
  first.hangUp()
  await sendDoctorMessage('二')
  const again = await listen({ 'last-event-id': last })
  await sendDoctorMessage('三')
  await expect.poll(again.words).toEqual(['二', '三'])
})

test('shows that the doctor is typing, and stores nothing of it', async () => {
  await accept()
  const live = await listen()
  await expect.poll(() => live.heard.length).toBeGreaterThan(0)
  const { messages } = await newsAfter()
  await lab.sendEvent('typing', { inquiryNo: id, at: at() })
  await expect.poll(() => live.heard.map(({ event }) => event)).toContain('typing')
  expect((await newsAfter()).messages).toEqual(messages)
})

test('tells the hospital that the member is typing, once a doctor is there', async () => {
  await expect.poll(() => lab.inquiryOf(id)).toMatchObject({ typedAt: 0 })
  const type = () => lab.server.call(consultationCalls.typing, { id }, { token })
  expect((await type()).success).toBe(true)
  await lab.actAtHospital(id, 'take')
  await expect.poll(async () => (await newsAfter()).standing.state).toBe(2)
  expect(await lab.inquiryOf(id)).toMatchObject({ typedAt: 0 })
  await type()
  await expect
    .poll(() => lab.inquiryOf(id))
    .toMatchObject({ typedAt: expect.toSatisfy((at: number) => at > 0) })
})

test('refuses the stream without a session, with another session and for an unknown room', async () => {
  expect((await listen({}, 'nobody')).response.status).toBe(401)
  expect((await listen({}, await lab.tokenOf('hejing'))).response.status).toBe(404)
  id = 'no-such-room'
  expect((await listen()).response.status).toBe(404)
})

test('a person has four connections, and a fifth closes the oldest', async () => {
  const first = await listen()
  const others = await Promise.all(Array.from({ length: 3 }, () => listen()))
  await listen()
  await expect.poll(() => first.state.isOver).toBe(true)
  expect(others.map(({ state }) => state.isOver)).toEqual([false, false, false])
})

test('a repeated message is stored once and reaches the doctor once', async () => {
  await expect.poll(() => lab.inquiryOf(id)).not.toBeNull()
  const messageId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => send('发热38度', messageId)))
  expect(new Set(answers.map(({ result }) => result.seq)).size).toBe(1)
  expect((await newsAfter()).messages.filter((message) => message.id === messageId)).toHaveLength(1)
  const there = async () => (await lab.inquiryOf(id))?.messages.map(({ words: content }) => content)
  await expect.poll(there).toEqual(['发热38度'])
})

test('a message typed offline is placed at the time of writing, not of arrival', async () => {
  await accept()
  const sentAt = at()
  lab.server.clock.advance({ minutes: 2 })
  await sendDoctorMessage('还在吗？')
  await send('离线时写的', randomUUID(), sentAt)
  const { messages } = await newsAfter()
  const content = messages
    .toSorted(byWritingTime)
    .filter(({ speaker }) => speaker !== 'system')
    .map((message) => message.words)
  expect(content).toEqual(['离线时写的', '还在吗？'])
})

test('a wrong clock cannot place a message before the start of its room or in the future', async () => {
  const oldMessage = (await send('很久以前', randomUUID(), 1)).result
  const late = (await send('明天', randomUUID(), at() + 86_400_000)).result
  const started = lab.server.clock.now().getTime()
  expect(oldMessage.writtenAt).toBeLessThanOrEqual(started)
  expect(oldMessage.writtenAt).toBeGreaterThan(1)
  expect(late.writtenAt).toBe(at())
})

test('after the end no message is accepted, but a repeated earlier one is answered again', async () => {
  await accept()
  const messageId = randomUUID()
  const first = await send('最后一句', messageId)
  await lab.server.call(consultationCalls.end, { id }, { token })
  expect((await send('最后一句', messageId)).result).toEqual(first.result)
  expect((await send('还有一句')).code).toBe(refusals.consultationOver.code)
})

test('rejects a message without text and picture', async () => {
  const nothing = { id, messageId: randomUUID(), writtenAt: at() }
  expect((await lab.server.call(consultationCalls.send, nothing, { token })).code).toBe(
    refusals.emptyMessage.code,
  )
})

test("stores a doctor's picture for its owner, and delivers it to readers past the message", async () => {
  await expect.poll(() => lab.inquiryOf(id)).not.toBeNull()
  await lab.actAtHospital(id, 'take')
  await expect.poll(async () => (await newsAfter()).standing.state).toBe(2)
  await lab.actAtHospital(id, 'picture')
  await expect
    .poll(async () => (await newsAfter()).messages.some(({ kind }) => kind === 'picture'))
    .toBe(true)
  const pictureOf = async () => (await newsAfter()).messages.find(({ kind }) => kind === 'picture')!.picture
  await expect.poll(pictureOf).toMatch(/^\/files\//)
  const url = (await pictureOf())!
  const read = async (bearer: string) =>
    (await lab.server.fetch(url, { headers: { authorization: `Bearer ${bearer}` } })).status
  expect([await read(token), await read(await lab.tokenOf('hejing'))]).toEqual([200, 404])
})

test('a read message is not unread any more, and the read position never moves back', async () => {
  await accept()
  await sendDoctorMessage('一')
  const { standing } = await newsAfter()
  const read = (seq: number) => lab.server.call(consultationCalls.markRead, { id, seq }, { token })
  expect((await lab.detailOf('zhoulan', id)).unread).toBeGreaterThan(0)
  await read(standing.seq)
  await read(0)
  expect((await lab.detailOf('zhoulan', id)).unread).toBe(0)
  await read(1_000_000)
  await sendDoctorMessage('二')
  expect((await lab.detailOf('zhoulan', id)).unread).toBe(1)
})
