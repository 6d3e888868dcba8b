import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { urlOf } from '@yf/contract/call'
import { makeNotes, noteCalls, noteServer, notesIn } from '#testkit/sample-calls.ts'
import { startServer, type TestServer } from '#testkit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ calls: noteServer() })
  await makeNotes(server.db)
})
afterAll(() => server.close())

const write = urlOf(noteCalls.write)
const show = urlOf(noteCalls.show)
const page = urlOf(noteCalls.page)
const json = { 'content-type': 'application/json' }
const post = (body: string, headers: Record<string, string> = json) => ({ method: 'POST', headers, body })

const cases: readonly [what: string, path: string, init: RequestInit, code: number, says: string][] = [
  ['malformed JSON', write, post('{"title":'), 400, 'JSON'],
  ['JSON that is no object', write, post('[1]'), 400, '格式不正确'],
  ['a number as text', write, post('{"title":"一","count":"3"}'), 400, 'count'],
  ['a missing field', write, post('{}'), 400, '请填写标题（title）'],
  ['an empty body', write, post(''), 400, '请填写标题（title）'],
  ['a wrong phone', write, post('{"title":"一","phone":"123"}'), 400, '手机号格式不正确（phone）'],
  ['a prototype in disguise', write, post('{"title":"一","__proto__":{"end":"break"}}'), 400, 'JSON'],
  ['a NUL in JSON', write, post('{"title":"a\\u0000b"}'), 400, '标题含有无法识别的字符（title）'],
  ['half of a pair in JSON', write, post('{"title":"\\ud83d"}'), 400, '标题含有无法识别的字符（title）'],
  ['a NUL in a name', write, post('{"title":"a","b\\u0000":1}'), 400, '提交的内容含有无法识别的字符'],
  [
    'JSON nested half a million deep',
    write,
    post(`{"title":"a","x":${'['.repeat(400_000)}"\\u0000"${']'.repeat(400_000)}}`),
    400,
    '提交的内容含有无法识别的字符（x.0.0.0.0.0.0）',
  ],
  ['a NUL in the query', `${show}?id=a%00b`, {}, 400, '含有无法识别的字符（id）'],
  ['a NUL in the path', `${show}%00`, {}, 400, '有误'],
  [
    'a NUL in a form',
    urlOf(noteCalls.form),
    { ...post('count=%00', { 'content-type': 'application/x-www-form-urlencoded' }), method: 'PUT' },
    400,
    '含有无法识别的字符（count）',
  ],
  [
    'a form whose number has no end',
    urlOf(noteCalls.form),
    { ...post('count=Infinity', { 'content-type': 'application/x-www-form-urlencoded' }), method: 'PUT' },
    400,
    '超出范围（count）',
  ],
  ['a number with no end in JSON', write, post('{"title":"一","count":1e400}'), 400, '超出范围（count）'],
  ['a duplicated query key', `${page}?pageNo=1&pageNo=2`, {}, 400, '页码格式不正确（pageNo）'],
  ['a page that is no number', `${page}?pageNo=one`, {}, 400, 'pageNo'],
  ['a page of a million rows', `${page}?pageSize=1000000`, {}, 400, '每页条数超出范围（pageSize）'],
  ['a broken percent sign', '/API/yf-service-client/%E0%A4%A', {}, 400, '有误'],
  ['a body over 1 MB', write, post(JSON.stringify({ title: 'x'.repeat(1_100_000) })), 413, '过大'],
  ['a string of 10 MB', write, post(JSON.stringify({ title: 'x'.repeat(10_000_000) })), 413, '过大'],
  ['an unknown content type', write, post('<a/>', { 'content-type': 'application/xml' }), 415, '不支持'],
  ['plain text', write, post('{"title":"一"}', { 'content-type': 'text/plain' }), 415, '不支持'],
  [
    'a form where JSON is wanted',
    write,
    post('title=a', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    '不支持',
  ],
  ['JSON where files are wanted', `${urlOf(noteCalls.upload)}?module=a`, post('{}'), 415, '不支持'],
  ['an unknown call', '/API/yf-service-client/nothing/here', {}, 404, '网络请求不存在'],
  ['a call by another method', show, { method: 'DELETE' }, 404, '网络请求不存在'],
]

test.each(cases)('%s is refused in the envelope', async (_what, path, init, code, says) => {
  const response = await server.fetch(path, init)
  const body = (await response.json()) as { message: string }
  expect(response.status).toBe(code)
  expect(body).toMatchObject({ success: false, result: null, code })
  expect(body.message).toContain(says)
  expect(JSON.stringify(body)).not.toMatch(/at .*\.ts|node_modules|Error/)
})

test('none of these requests wrote anything', async () => {
  expect(await notesIn(server.db)).toBe(0)
})

test('converts query values to their types, fills in defaults, and accepts one value for a list', async () => {
  const response = await server.fetch(`${page}?pageNo=3&tags=a`)
  expect(await response.json()).toMatchObject({ result: { pageNo: 3, pageSize: 10, tags: ['a'] } })
})

test('drops fields that are not declared', async () => {
  const response = await server.fetch(write, post('{"title":"一","end":null,"admin":true}'))
  expect(response.status).toBe(400)
  expect((await server.fetch(write, post('{"title":"一","admin":true}'))).status).toBe(200)
})

test('the mall refuses in its own envelope', async () => {
  const response = await server.fetch('/API/yf-service-mall/nothing')
  expect(await response.json()).toEqual({ code: '404', data: null, message: '网络请求不存在' })
})

test('answers a bug with a request id and no details', async () => {
  const response = await server.fetch(write, post('{"title":"一","end":"break"}'))
  const id = response.headers.get('x-request-id')
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    success: false,
    result: null,
    message: `系统繁忙，请稍后再试（${id}）`,
    code: 500,
  })
})

test('keeps a valid request id of the caller and replaces an invalid one', async () => {
  const idFor = async (requestId: string) => {
    const response = await server.fetch('/healthz', { headers: { 'x-request-id': requestId } })
    return response.headers.get('x-request-id')
  }
  expect(await idFor('balancer-0001')).toBe('balancer-0001')
  expect(await idFor('a b;c')).toMatch(/^[0-9a-f-]{36}$/)
})

test('answers data that are not HTTP and closes the connection', async () => {
  const { port } = new URL(server.url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write('HELLO\r\n\r\n')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('"success":false')
})
