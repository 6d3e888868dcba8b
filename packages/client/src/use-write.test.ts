import { act, renderHook } from '@testing-library/react'
import { main, type Call } from '@yf/contract/call'
import { beforeEach, expect, test } from 'vitest'
import { CallError } from './call-error.ts'
import type { CallResponse } from './outcome.ts'
import { textWithFiles } from './text-with-files.ts'
import { createUseWrite } from './use-write.ts'

const Any = {} as Call['request']
const placeCall = main.post('order/place', '示例', 'place', Any, Any, { idempotent: true })
const note = main.post('order/note', '示例', 'note', Any, Any)

let keys: (string | undefined)[]
let answer: () => Promise<CallResponse<unknown>>
const useWrite = createUseWrite<{ silent?: boolean }>((_row, _input, { key }) => {
  keys.push(key)
  return answer() as Promise<CallResponse<never>>
})
const use = (row: Call) => renderHook(() => useWrite(row)).result

beforeEach(() => {
  keys = []
  answer = () => Promise.resolve({ result: 'placed', message: '已下单' })
})

test('a success is an outcome with the result and the message', async () => {
  const write = use(placeCall)
  const outcome = await act(() => write.current.send({}))
  expect(outcome).toEqual({ ok: true, result: 'placed', message: '已下单' })
  expect(write.current).toMatchObject({ isBusy: false, error: null })
})

test('a refusal is an outcome too, and stays until the next write', async () => {
  const refusal = new CallError('refused', '库存不足', 3001)
  answer = () => Promise.reject(refusal)
  const write = use(placeCall)
  expect(await act(() => write.current.send({}))).toEqual({ ok: false, error: refusal })
  expect(write.current).toMatchObject({ isBusy: false, error: refusal })
  answer = () => Promise.resolve({ result: 'placed', message: '' })
  await act(() => write.current.send({}))
  expect(write.current.error).toBeNull()
})

test('a bug is thrown, and the next write can start', async () => {
  answer = () => Promise.reject(new TypeError('bug'))
  const write = use(placeCall)
  await act(() => expect(write.current.send({})).rejects.toThrow('bug'))
  expect(write.current.isBusy).toBe(false)
  answer = () => Promise.resolve({ result: 'placed', message: '' })
  expect(await act(() => write.current.send({}))).toMatchObject({ ok: true })
})

test('a second tap waits for the write in flight', async () => {
  let finish = (_answer: CallResponse<unknown>) => {}
  answer = () => new Promise((resolve) => (finish = resolve))
  const write = use(placeCall)
  const both: Promise<unknown>[] = []
  act(() => void both.push(write.current.send({ id: 7 }), write.current.send({ id: 7 })))
  expect(write.current.isBusy).toBe(true)
  await act(async () => {
    finish({ result: 'placed', message: '' })
    await Promise.all(both)
  })
  expect(keys).toHaveLength(1)
  expect(write.current.isBusy).toBe(false)
})

const undecided = ['unreachable', 'serverError'] as const

test.each(undecided)(
  'what ended as %s is resent under the same key, otherwise under a new one',
  async (how) => {
    const write = use(placeCall)
    const send = (id: number) => act(() => write.current.send({ id }))
    answer = () => Promise.reject(new CallError(how, ''))
    await send(7)
    await send(7)
    answer = () => Promise.reject(new CallError('refused', ''))
    await send(7)
    await send(7)
    await send(8)
    expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]])
    expect(new Set(keys).size).toBe(3)
  },
)

test('another file with the same fields is another write', async () => {
  answer = () => Promise.reject(new CallError('unreachable', ''))
  const useWriteOfFiles = createUseWrite(async (_row, _input, { key }) => {
    keys.push(key)
    return answer() as Promise<CallResponse<never>>
  }, textWithFiles)
  const write = renderHook(() => useWriteOfFiles(placeCall)).result
  const send = (name: string) => act(() => write.current.send({ file: new File(['%PDF'], name) } as object))
  await send('a.pdf')
  await send('b.pdf')
  expect(new Set(keys).size).toBe(2)
})

test('after a success the same input is a new write with a new key', async () => {
  const write = use(placeCall)
  const send = () => act(() => write.current.send({ id: 7 }))
  answer = () => Promise.reject(new CallError('serverError', '', 503))
  await send()
  answer = () => Promise.resolve({ result: 'placed', message: '' })
  await send()
  await send()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a row that takes no key gets none', async () => {
  const write = use(note)
  await act(() => write.current.send({}))
  expect(keys).toEqual([undefined])
})
