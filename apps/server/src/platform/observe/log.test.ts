import { afterAll, beforeAll, expect, test } from 'vitest'
import { urlOf } from '@yf/contract/call'
import { makeNotes, noteCalls, noteServer } from '#testkit/sample-calls.ts'
import { startServer, type TestServer } from '#testkit/server.ts'
import { createLog } from './log.ts'

const lines: string[] = []
const log = createLog('info', { write: (line) => void lines.push(line) })
let server: TestServer
beforeAll(async () => {
  server = await startServer({ calls: noteServer(), log })
  await makeNotes(server.db)
})
afterAll(() => server.close())

const linesOf = (id: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line['reqId'] === id)

test('a request is one line with the call, the status and the duration, without its query or token', async () => {
  await server.fetch(`${urlOf(noteCalls.show)}?id=13812345678`, {
    headers: { 'x-request-id': 'request-0001', authorization: 'Bearer topsecret' },
  })
  await expect.poll(() => linesOf('request-0001')).toHaveLength(1)
  expect(linesOf('request-0001')[0]).toMatchObject({
    level: 'info',
    call: 'note.show',
    method: 'GET',
    status: 400,
  })
  expect(lines.join('')).not.toMatch(/13812345678|topsecret/)
})

test('logs a bug with its stack under the id shown to the user, with numbers hidden', async () => {
  await server.call(
    noteCalls.write,
    { title: '一', end: 'break' },
    { headers: { 'x-request-id': 'request-0002' } },
  )
  await expect.poll(() => linesOf('request-0002')).toHaveLength(2)
  const bug = linesOf('request-0002').find((line) => line['level'] === 'error')
  expect(bug?.['err']).toMatchObject({
    type: 'Error',
    message: 'no such thing for [hidden]',
    stack: expect.stringContaining('sample-calls.ts') as string,
  })
  expect(lines.join('')).not.toContain('13812345678')
})

test('fields with personal names are redacted at any depth, whatever a feature logs', () => {
  log.info(
    { user: { deep: [{ certificateNumber: '110101199003070011' }] }, phone: 'x-phone', token: 'x-token' },
    'said',
  )
  log.info({ remark: { text: '电话 13900001111 的用户' }, settings: server.app }, 'said')
  const output = lines.slice(-2).join('')
  expect(output).not.toMatch(/110101|x-phone|x-token|13900001111/)
  expect(output).toContain('[hidden]')
})

test('logs a database error without the values of its row', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'account_phone',
    table: 'account',
    detail: 'Key (name)=(林晓) already exists.',
  })
  log.error({ err: error }, 'failed')
  expect(lines.at(-1)).toContain('account_phone')
  expect(lines.at(-1)).not.toContain('林晓')
})
