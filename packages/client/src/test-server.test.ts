import { main as mainService, mall as mallService, urlOf, type Call } from '@yf/contract/call'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './test-server.ts'

const Any = {} as Call['request']
const list = mainService.get('order/list', '示例', 'list', Any, Any)
const goods = mallService.get('canvas/getCanvas', '示例', 'canvas', Any, Any)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.settle())

const ask = async (row: Call): Promise<unknown> => (await fetch(urlOf(row))).json()

test('a row does not exist until the test defines it', async () => {
  expect(await ask(list)).toMatchObject({ success: false, code: 404 })
  server.otherwise((_request, say) => say(200, 'a text as it stands'))
  expect(await (await fetch(urlOf(list))).text()).toBe('a text as it stands')
})

test('each service answers and refuses in its own envelope', async () => {
  server.answers(list, [1] as never)
  server.answers(goods, [2] as never)
  expect(await ask(list)).toEqual({ success: true, code: 200, message: '', result: [1] })
  expect(await ask(goods)).toEqual({ code: '200', message: '', data: [2] })
  server.refuses(list, 3001, '余额不足')
  server.refuses(goods, '20004', '商城登录已过期')
  expect(await ask(list)).toEqual({ success: false, code: 3001, message: '余额不足', result: null })
  expect(await ask(goods)).toEqual({ code: '20004', message: '商城登录已过期', data: null })
})

test('a response may depend on the request, and may be delayed', async () => {
  let finish = (_result: unknown) => {}
  server.answers(list, () => new Promise((resolve) => (finish = resolve)) as never)
  const request = ask(list)
  await expect.poll(() => server.sent(list).length).toBe(1)
  finish('late')
  expect(await request).toMatchObject({ result: 'late' })
  server.answers(list, (({ query }: { query: unknown }) => query) as never)
  expect(await (await fetch(`${urlOf(list)}?pageNo=2`)).json()).toMatchObject({ result: { pageNo: '2' } })
})

test('a broken connection is not a response', async () => {
  server.drops(list)
  expect(await ask(list).catch(() => 'no answer')).toBe('no answer')
  expect(server.sent(list).length).toBeGreaterThan(0)
})
