import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { urlOf } from '@yf/contract/call'
import { makeNotes, noteCalls, noteServer, notesIn } from '#testkit/sample-calls.ts'
import { startServer, type TestServer } from '#testkit/server.ts'
import { sql } from 'kysely'
import { inSteps } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { issueSession } from '#platform/session/sessions.ts'

let server: TestServer
beforeAll(async () => {
  const apiClients = [{ id: 'program', secret: 'a secret of sixteen' }]
  server = await startServer({ calls: noteServer(), settings: { apiClients } })
  await makeNotes(server.db)
})
afterAll(() => server.close())
beforeEach(() => sql`delete from note`.execute(server.db))

const member = () => issueSession(server.db, server.clock, newId())
const id = newId()

test('a response has the four fields of the main envelope and omits undeclared columns', async () => {
  const response = await server.fetch(`${urlOf(noteCalls.show)}?id=${id}`)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toBe(
    `{"success":true,"result":{"id":"${id}","title":"标题"},"message":"","code":200}`,
  )
})

test('the mall answers in its own envelope', async () => {
  const response = await server.fetch(urlOf(noteCalls.shop), { headers: { token_mall: 'mall-token' } })
  expect(await response.json()).toEqual({
    code: '200',
    data: { accountId: '0190f000-0000-7000-8000-000000000001' },
    message: '',
  })
})

test('the mall distinguishes a missing token from an expired one', async () => {
  expect(await server.call(noteCalls.shop, {})).toMatchObject({ http: 200, code: '20005' })
  expect(await server.call(noteCalls.shop, {}, { token: 'old' })).toMatchObject({ http: 200, code: '20004' })
})

test('a missing or unknown token is HTTP 401', async () => {
  const strange = 'x'.repeat(43)
  expect(await server.call(noteCalls.mine, {})).toMatchObject({
    http: 401,
    success: false,
    code: 401,
    result: null,
  })
  expect(await server.call(noteCalls.mine, {}, { token: strange })).toMatchObject({ http: 401, code: 401 })
  expect(await server.call(noteCalls.mine, {}, { token: 'anonymous' })).toMatchObject({
    http: 401,
    code: 401,
  })
})

test('a replaced token is HTTP 200 with code 403, and so is one that was idle too long', async () => {
  const accountId = newId()
  const first = await issueSession(server.db, server.clock, accountId)
  const second = await issueSession(server.db, server.clock, accountId)
  expect(await server.call(noteCalls.mine, {}, { token: first })).toMatchObject({ http: 200, code: 403 })
  expect((await server.call(noteCalls.mine, {}, { token: second })).result).toEqual({ accountId })
  server.clock.advance({ days: 31 })
  expect(await server.call(noteCalls.mine, {}, { token: second })).toMatchObject({
    http: 200,
    code: 403,
    message: '登录已过期，请重新登录',
  })
})

test('another program authenticates only by its id and secret', async () => {
  const basic = (text: string) => ({
    headers: { authorization: `Basic ${Buffer.from(text).toString('base64')}` },
  })
  expect(await server.call(noteCalls.program, {}, basic('program:a secret of sixteen'))).toMatchObject({
    code: 200,
  })
  expect(await server.call(noteCalls.program, {}, basic('program:another'))).toMatchObject({ http: 401 })
  expect(await server.call(noteCalls.program, {})).toMatchObject({ http: 401 })
})

test('a write commits, and a refusal, an invalid field or a bug rolls it back', async () => {
  const write = (end?: 'refuse' | 'complain' | 'break') => server.call(noteCalls.write, { title: '一', end })
  expect(await write()).toMatchObject({ code: 200, result: { count: 1 } })
  expect(await write('refuse')).toMatchObject({ http: 200, success: false, code: 1009, result: null })
  expect(await write('complain')).toMatchObject({ http: 400, code: 400, message: '标题不能这样写（title）' })
  expect(await write('break')).toMatchObject({ http: 500, code: 500 })
  expect(await notesIn(server.db)).toBe(1)
})

test('a GET that writes can run in a transaction, and a handler in steps keeps what its own transactions committed', async () => {
  expect(await server.call(noteCalls.visit, {})).toMatchObject({ code: 1004 })
  expect(await notesIn(server.db)).toBe(0)
  expect((await server.call(noteCalls.steps, {})).result).toEqual({ count: 1 })
})

test('a HEAD request runs nothing', async () => {
  const { status } = await server.fetch(urlOf(noteCalls.visit), { method: 'HEAD' })
  expect(status).toBe(404)
})

test('retries a transaction that failed to serialise', async () => {
  let tries = 0
  const again = await startServer({
    calls: noteServer({
      steps: async () => {
        tries += 1
        if (tries < 3) throw Object.assign(new Error('could not serialize'), { code: '40001' })
        return { kind: 'answer', result: { count: tries }, message: '' }
      },
    }),
  })
  expect((await again.call(noteCalls.steps, {})).result).toEqual({ count: 3 })
  await again.close()
})

test('the same idempotency key gives the same response and one effect, also for concurrent requests', async () => {
  const token = await member()
  const order = (title: string, key: string) => server.call(noteCalls.order, { title }, { token, key })
  const answers = await Promise.all(Array.from({ length: 8 }, () => order('一', 'order-0001')))
  expect(answers.map((one) => one.result)).toEqual(Array.from({ length: 8 }, () => ({ count: 1 })))
  expect(await notesIn(server.db)).toBe(1)
  expect(await order('二', 'order-0001')).toMatchObject({ success: false, code: 1011 })
  expect((await order('二', 'order-0002')).result).toEqual({ count: 2 })
})

test('a key belongs to one member, and a refused call may be repeated with it', async () => {
  const [one, other] = [await member(), await member()]
  await server.call(noteCalls.order, { title: '一' }, { token: one, key: 'order-0001' })
  const theirs = await server.call(noteCalls.order, { title: '一' }, { token: other, key: 'order-0001' })
  expect(theirs.result).toEqual({ count: 2 })
  const refused = () => server.call(noteCalls.order, { title: 'no' }, { token: one, key: 'order-0003' })
  expect(await refused()).toMatchObject({ code: 1009 })
  expect(await refused()).toMatchObject({ code: 1009 })
})

test.each(['', 'short', 'x'.repeat(65), 'with space in it'])(
  'names the header when it refuses the key "%s"',
  async (key) => {
    const token = await member()
    const refused = await server.call(noteCalls.order, { title: '一' }, { token, key })
    expect(refused).toMatchObject({ http: 400, code: 400 })
    expect(refused.message).toContain('Idempotency-Key')
    expect(await notesIn(server.db)).toBe(0)
  },
)

test('passes the files of a multipart call to the handler, with the fields of query and form', async () => {
  const form = new FormData()
  form.append('remark', '备注')
  form.append('file', new Blob([new Uint8Array(3000)]), 'a.png')
  form.append('file', new Blob([new Uint8Array(10)]), 'b.png')
  const response = await server.fetch(`${urlOf(noteCalls.upload)}?module=claims`, {
    method: 'POST',
    body: form,
  })
  expect(await response.json()).toMatchObject({
    result: {
      module: 'claims',
      files: [
        { field: 'file', size: 3000 },
        { field: 'file', size: 10 },
      ],
    },
  })
})

test('refuses a file over 20 MB as too large', async () => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(20 * 1024 * 1024 + 1)]), 'a.png')
  const response = await server.fetch(`${urlOf(noteCalls.upload)}?module=claims`, {
    method: 'POST',
    body: form,
  })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ success: false, code: 413 })
})

test('a call in steps gets its key and ensures one effect by itself', async () => {
  const keys: string[] = []
  const order = inSteps<typeof noteCalls.order>(async (_input, { idempotencyKey }) => {
    keys.push(idempotencyKey)
    return answer({ count: 0 })
  })
  const own = await startServer({ calls: noteServer({ order }) })
  try {
    const token = await issueSession(own.db, own.clock, newId())
    await own.call(noteCalls.order, { title: '一' }, { token, key: 'key-of-the-call' })
    expect(keys).toEqual(['key-of-the-call'])
  } finally {
    await own.close()
  }
})
