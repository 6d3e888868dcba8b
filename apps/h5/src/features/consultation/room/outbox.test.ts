import { CallError } from '@yf/client/call-error'
import type { WriteOutcome } from '@yf/client/outcome'
import { beforeEach, expect, test, vi } from 'vitest'
import { jsonItem, local } from '#platform/storage/item.ts'
import { Outbox, type UnconfirmedMessage } from './outbox.ts'

const stored = jsonItem<UnconfirmedMessage<string>[]>(local, 'yf_test_outbox', Array.isArray)
const sent = (result: string): WriteOutcome<string> => ({ ok: true, result, message: '' })
const failed = (situation: 'unreachable' | 'refused', message = ''): WriteOutcome<string> => ({
  ok: false,
  error: new CallError(situation, message),
})

type Send = (one: UnconfirmedMessage<string>) => Promise<WriteOutcome<string>>

let ids: number
let confirmed: string[]
const boxWith = (send: Send) =>
  new Outbox<string, string>({
    stored,
    send,
    onSent: (id) => confirmed.push(id),
    newId: () => `m${++ids}`,
    now: () => 1000 + ids,
  })

beforeEach(() => {
  stored.remove()
  ids = 0
  confirmed = []
})

test('sends messages one by one in the order in which they were written', async () => {
  const underWay: string[] = []
  let arrive = () => undefined as void
  const box = boxWith(async ({ id }) => {
    underWay.push(id)
    await new Promise<void>((resolve) => (arrive = resolve))
    return sent(id)
  })
  box.add('头疼')
  box.add('两天了')
  expect(underWay).toEqual(['m1'])
  arrive()
  await vi.waitFor(() => expect(underWay).toEqual(['m1', 'm2']))
  arrive()
  await vi.waitFor(() => expect(confirmed).toEqual(['m1', 'm2']))
  expect(box.current()).toEqual([])
  expect(stored.read()).toBeNull()
})

test('without a network a message waits and is sent once under the same id later', async () => {
  const send = vi.fn<Send>(async () => failed('unreachable'))
  const box = boxWith(send)
  box.add('还在吗')
  await vi.waitFor(() => expect(box.current()[0]?.state).toBe('waiting'))
  expect(send).toHaveBeenCalledTimes(1)
  send.mockImplementation(async ({ id }) => sent(id))
  box.wake()
  box.wake()
  await vi.waitFor(() => expect(confirmed).toEqual(['m1']))
  expect(send.mock.calls.map(([{ id }]) => id)).toEqual(['m1', 'm1'])
})

test('resends what a killed page was sending under the same id', async () => {
  const never = boxWith(() => new Promise(() => undefined))
  never.add('胃疼')
  never.close()
  const send = vi.fn<Send>(async ({ id }) => sent(id))
  boxWith(send).open()
  await vi.waitFor(() => expect(confirmed).toEqual(['m1']))
  expect(send.mock.calls[0]?.[0]).toMatchObject({ id: 'm1', body: '胃疼' })
})

test('a refused message shows its reason, blocks no other, and can be retried or removed', async () => {
  let isRefusing = true
  const box = boxWith(async ({ id, body }) =>
    body === '晚了' && isRefusing ? failed('refused', '问诊已结束') : sent(id),
  )
  box.add('晚了')
  box.add('谢谢')
  await vi.waitFor(() => expect(confirmed).toEqual(['m2']))
  expect(box.current()).toMatchObject([{ id: 'm1', state: 'failed', words: '问诊已结束' }])
  isRefusing = false
  box.retry('m1')
  await vi.waitFor(() => expect(confirmed).toEqual(['m2', 'm1']))
  isRefusing = true
  box.add('晚了')
  await vi.waitFor(() => expect(box.current()[0]?.state).toBe('failed'))
  box.remove('m3')
  expect(box.current()).toEqual([])
})

test('sends one message per id and starts nothing after the page is closed', async () => {
  const send = vi.fn<Send>(async ({ id }) => sent(id))
  const box = boxWith(send)
  box.close()
  box.add('图', 'upload-1')
  box.add('图', 'upload-1')
  expect(box.current()).toHaveLength(1)
  expect(send).not.toHaveBeenCalled()
  box.open()
  await vi.waitFor(() => expect(confirmed).toEqual(['upload-1']))
})
