import { jinliCodes, jinliPaths, jinliSigning } from '@yf/partner-contract/jinli'
import { signedRequestHeaders } from '@yf/partner-contract/signed-request'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandbox } from '../app.ts'

let now: Date
let sandbox: FastifyInstance
beforeEach(() => {
  now = new Date('2026-11-15T02:00:00Z')
  sandbox = createSandbox({ now: () => now })
})
afterEach(() => sandbox.close())

let nonces = 0
const patient = { memberNo: 'm-1', name: '林晓', mobile: '13800000001', entry: 'consult' }

/** `sent` replaces the body after signing. */
async function ask(change: Record<string, unknown> = {}, { nonce = `n-${++nonces}`, sent = '' } = {}) {
  const body = JSON.stringify({ ...patient, ...change })
  const account = { id: 'sandbox-jinli', secret: 'sandbox-jinli-secret' }
  const signed = { method: 'POST', path: jinliPaths.loginLink, timestamp: String(now.getTime()), nonce, body }
  const response = await sandbox.inject({
    method: 'POST',
    url: `/jinli${jinliPaths.loginLink}`,
    headers: {
      'content-type': 'application/json',
      ...signedRequestHeaders(jinliSigning, account, signed),
    },
    payload: sent || body,
  })
  return response.json<{ code: number; data: { url: string } | null }>()
}

test('a link shows the person it was made for, until it expires', async () => {
  const { code, data } = await ask()
  expect(code).toBe(jinliCodes.ok)
  const page = async () =>
    (await sandbox.inject(new URL(data?.url ?? '').href.replace(/^http:\/\/[^/]+/, ''))).body
  expect(await page()).toContain('林晓，欢迎您')
  now = new Date(now.getTime() + 600_000)
  expect(await page()).toContain('登录链接已失效')
})

test('the inbox lists requested links', async () => {
  await ask({ entry: 'drug' })
  const items = (await sandbox.inject('/inbox/jinli?mobile=13800000001')).json<object[]>()
  expect(items).toMatchObject([{ name: '林晓', entry: 'drug', outcome: 0 }])
})

test.each([
  [
    'a body changed on the way',
    () => ask({}, { sent: JSON.stringify({ ...patient, mobile: '1' }) }),
    'badSign',
  ],
  ['an entry that does not exist', () => ask({ entry: 'morgue' }), 'unknownEntry'],
] as const)('rejects %s', async (_, call, name) => {
  expect(await call()).toMatchObject({ code: jinliCodes[name], data: null })
})

test('rejects a repeated request', async () => {
  await ask({}, { nonce: 'once' })
  expect((await ask({}, { nonce: 'once' })).code).toBe(jinliCodes.staleRequest)
})
