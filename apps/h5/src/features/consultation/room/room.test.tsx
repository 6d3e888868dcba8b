import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { main } from '@yf/client/test-envelopes'
import { urlOf, type Output } from '@yf/contract/call'
import { consultationCalls, liveRoomPath } from '@yf/contract/consultation'
import type { Consultation, RoomMessage, RoomStatus } from '@yf/contract/consultation-shapes'
import type { ServerResponse } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import ConsultationDetailScreen from '../screens/consultation-detail.screen.tsx'
import {
  cancelled,
  consultation,
  ended,
  id,
  prescription,
  doctorMessage,
  roomStatus,
} from '../test-consultations.ts'

type News = Output<typeof consultationCalls.messages>

let detail: Consultation
let messages: RoomMessage[]
let stands: RoomStatus
let lines: ServerResponse[]

const server = envelopeStage({
  at: '/consultationRecord',
  answer: ({ path }, say, response) => {
    if (path !== liveRoomPath) return say(200, main(null))
    lines.push(response)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    return void response.write(': here\n\n')
  },
})
const { sent, bodies } = server

beforeEach(() => {
  detail = consultation
  messages = [doctorMessage('您好，哪里不舒服', 1, 0)]
  stands = { ...roomStatus, seq: 1 }
  lines = []
  server.answers(consultationCalls.detail, () => detail)
  server.answers(consultationCalls.messages, ({ query }): News => ({
    messages: messages.filter(({ seq }) => seq > Number(query['after'])),
    standing: stands,
    hasMore: 0,
  }))
  server.answers(consultationCalls.send, ({ input }) => storeMessage(input))
  server.answers(consultationCalls.typing, null)
  server.answers(consultationCalls.markRead, null)
})

/** Like the server, stores a message once under the sender's id. */
function storeMessage(input: Record<string, unknown>): RoomMessage {
  const existing = messages.find((message) => message.id === input['messageId'])
  if (existing) return existing
  const seq = messages.length + 1
  const one = doctorMessage(String(input['words']), seq, seq, {
    id: String(input['messageId']),
    speaker: 'patient',
  })
  messages.push(one)
  return one
}

const open = () => openAt(`/consultationRecord/${id}`, <ConsultationDetailScreen />)
const log = () => screen.findByRole('log', { name: '对话' })
const shownTexts = async () =>
  Array.from((await log()).querySelectorAll('p')).map(({ textContent }) => textContent)
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText('对医生说'), { target: { value: text } })
const send = () => fireEvent.click(screen.getByRole('button', { name: '发送' }))
const emit = (name: string, data: unknown) =>
  act(async () => void lines[0]?.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`))
const live = () => waitFor(() => expect(lines).toHaveLength(1))

test('shows the doctor and the messages, and inserts live messages in writing order', async () => {
  open()
  expect(await screen.findByText('您好，哪里不舒服')).toBeTruthy()
  expect(screen.getByRole('region', { name: '接诊医生' }).textContent).toContain('王若谷主治医师')
  await live()
  await emit('message', doctorMessage('第三句', 3, 3))
  await emit('message', doctorMessage('第二句，来晚了', 4, 2))
  await waitFor(async () =>
    expect((await shownTexts()).slice(-3)).toEqual(['您好，哪里不舒服', '第二句，来晚了', '第三句']),
  )
})

test('shows a message at once, sends it once, and shows its mark', async () => {
  open()
  await log()
  write('头疼')
  send()
  const own = await screen.findByText('头疼')
  expect(await screen.findByText('已送达')).toBeTruthy()
  expect(own).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('对医生说').value).toBe('')
  expect(bodies(consultationCalls.send)).toMatchObject([{ id, words: '头疼' }])
  await live()
  await emit('standing', { ...stands, seq: 3, doctorReadSeq: 2 })
  expect(await screen.findByText('已读')).toBeTruthy()
})

test('a message written without a network waits and is sent once when the network returns', async () => {
  server.drops(consultationCalls.send)
  const { unmount } = open()
  await log()
  write('还在吗')
  send()
  expect(await screen.findByText('等待网络，恢复后自动发送')).toBeTruthy()
  unmount()
  server.answers(consultationCalls.send, ({ input }) => storeMessage(input))
  open()
  expect(await screen.findByText('已送达')).toBeTruthy()
  expect(screen.getAllByText('还在吗')).toHaveLength(1)
  const ids = bodies(consultationCalls.send).map(({ messageId }) => messageId)
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(1)
})

test('shows a message once when its response was lost', async () => {
  server.answers(consultationCalls.send, ({ input }) => {
    storeMessage(input)
    throw new Error('the line broke after it was kept')
  })
  open()
  await log()
  await live()
  write('吃过药了')
  send()
  await waitFor(() => expect(messages).toHaveLength(2))
  await emit('message', messages[1])
  await waitFor(() => expect(screen.getByText('已送达')).toBeTruthy())
  expect(screen.getAllByText('吃过药了')).toHaveLength(1)
})

test('a refused message shows the reason and can be removed', async () => {
  server.refuses(consultationCalls.send, 5504, '问诊已结束，如需继续咨询请重新发起')
  open()
  await log()
  write('再问一句')
  send()
  expect(await screen.findByText('问诊已结束，如需继续咨询请重新发起')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '删除消息' }))
  expect(screen.queryByText('再问一句')).toBeNull()
})

test('restores half-written text after the page was killed', async () => {
  const { unmount } = open()
  await log()
  write('我还想问')
  unmount()
  open()
  await log()
  expect(screen.getByLabelText<HTMLTextAreaElement>('对医生说').value).toBe('我还想问')
  expect(sent(consultationCalls.typing)).toHaveLength(1)
})

test('shows the doctor typing, then a prescription card with its state', async () => {
  open()
  await log()
  await live()
  await emit('typing', {})
  expect(await screen.findByText('医生正在输入…')).toBeTruthy()
  detail = { ...consultation, prescriptions: [prescription] }
  await emit('message', doctorMessage('处方', 2, 2, { kind: 'prescription', cardId: 'rx1' }))
  const card = await screen.findByRole('article', { name: '林晓的处方' })
  expect(within(card).getByText('已通过')).toBeTruthy()
  expect(within(card).getByText('布洛芬缓释胶囊')).toBeTruthy()
  expect(screen.queryByText('医生正在输入…')).toBeNull()
})

test('explains what happens while no doctor has accepted, and asks before cancelling', async () => {
  const givesUpAt = Date.now() + 20 * 60_000
  stands = { ...roomStatus, state: 1, givesUpAt }
  detail = { ...consultation, state: 1, doctor: null, standing: stands }
  messages = []
  server.answers(consultationCalls.cancel, () => (detail = { ...cancelled, cancelReason: '您取消了问诊' }))
  open()
  expect(await screen.findByText(/无人接诊将自动取消，权益次数退回给您/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  fireEvent.click(await screen.findByRole('button', { name: '取消问诊' }))
  expect(await screen.findByText('您取消了问诊')).toBeTruthy()
  expect(sent(consultationCalls.cancel)).toHaveLength(1)
  expect(screen.queryByLabelText('对医生说')).toBeNull()
})

test('shows a time-out with its reason and lets the member start again', async () => {
  stands = { ...roomStatus, state: 1, givesUpAt: Date.now() + 1000 }
  detail = { ...consultation, state: 1, doctor: null, standing: stands }
  open()
  await screen.findByText('正在为您安排医生')
  await live()
  detail = cancelled
  await emit('standing', { ...stands, state: 4, seq: 2 })
  expect(await screen.findByText(cancelled.cancelReason)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '重新发起问诊' }))
  expect(location.hash).toBe('#/hospital/toConsultation?patient=me')
})

test('when the doctor ends it, the member stays in the room with a link to the summary', async () => {
  open()
  await log()
  await live()
  detail = ended
  await emit('standing', { ...stands, state: 3, seq: 2 })
  fireEvent.click(await screen.findByRole('button', { name: '问诊已结束，查看小结' }))
  expect(location.hash).toBe(`#/hospital/end?id=${id}`)
  expect(screen.getByText('您好，哪里不舒服')).toBeTruthy()
})

test('warns about a danger sign in the room before sending', async () => {
  open()
  await log()
  write('我不想活了')
  expect(screen.getByRole('alertdialog', { name: '紧急提示' })).toBeTruthy()
  expect(sent(consultationCalls.send)).toHaveLength(0)
  fireEvent.click(screen.getByRole('button', { name: '我已看到，目前没有危险' }))
})

test('polls without a live connection and reports messages as read', async () => {
  server.answers((_request, say) => say(503, main(null, '', 503)))
  open()
  expect(await screen.findByText('您好，哪里不舒服')).toBeTruthy()
  await waitFor(() => expect(bodies(consultationCalls.markRead)).toEqual([{ id, seq: 1 }]))
  expect(sent(urlOf(consultationCalls.messages)).length).toBeGreaterThan(0)
})

test("another member's consultation shows as not found", async () => {
  server.refuses(consultationCalls.detail, 1004, '没有找到')
  open()
  expect(await screen.findByText('没有找到')).toBeTruthy()
})
