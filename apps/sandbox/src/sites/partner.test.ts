import { signParams } from '@yf/partner-contract/partner-link'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandbox } from '../app.ts'

const now = new Date('2026-11-15T02:00:00Z')
let sandbox: FastifyInstance
beforeEach(() => {
  sandbox = createSandbox({ now: () => now })
})
afterEach(() => sandbox.close())

const data = Buffer.from(JSON.stringify({ name: '林晓', mobile: '138****0001', isFamily: 0 })).toString(
  'base64url',
)
const token = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG'
const open = (path: string, headers: Record<string, string> = {}) =>
  sandbox.inject({ url: `/sites/${path}`, headers })
const visits = async (query = '') =>
  (await sandbox.inject(`/inbox/visit${query}`)).json<Record<string, unknown>[]>()

test('a site shows who arrived and the data passed to it, with secrets shortened', async () => {
  const { body, headers } = await open(`mall/goods?token=${token}&companyId=c1&data=${data}`, {
    referer: 'http://127.0.0.1:8080/',
  })
  for (const phrase of ['福利商城', '林晓，欢迎您', '138****0001', '员工本人', 'abcdef…（共43位）', '/goods'])
    expect(body).toContain(phrase)
  expect(body).not.toContain(token)
  expect(body).toContain('href="http://127.0.0.1:8080/#/home"')
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
})

test('the inbox lists each visit with all its data, filtered by site', async () => {
  await open(`mall?token=${token}&data=${data}`)
  await open('exam/city?from=home')
  expect(await visits('?site=mall')).toMatchObject([
    { site: 'mall', path: '/', params: { token }, data: { name: '林晓' }, signature: 'none' },
  ])
  expect(await visits()).toHaveLength(2)
})

test.each(['mall', 'activity', 'exam', 'assessment', 'encyclopedia', 'service'])(
  'the site %s responds',
  async (site) => {
    expect((await open(site)).statusCode).toBe(200)
  },
)

test('returns 404 for a site that does not exist', async () => {
  expect((await open('casino')).statusCode).toBe(404)
  expect(await visits()).toEqual([])
})

test("checks a partner link's signature and age", async () => {
  const params = { phone: '13800000005', timestamp: String(now.getTime()) }
  const signed = (change: object = {}, all = params) =>
    open(
      `activity?${new URLSearchParams({ ...all, sign: signParams(all, 'sandbox-partner-secret'), ...change })}`,
    )
  expect((await signed()).body).toContain('合作方签名有效')
  expect((await signed({ phone: '13800000001' })).body).toContain('合作方签名不正确')
  const old = { ...params, timestamp: String(now.getTime() - 300_001) }
  expect((await signed({}, old)).body).toContain('合作方签名已过期')
})

test("shows a visitor's data as text, whatever it contains", async () => {
  const evil = '<script>alert(1)</script>'
  const { body } = await open(`service/${encodeURIComponent(evil)}?x=${encodeURIComponent(evil)}&data=broken`)
  expect(body).not.toContain('<script>alert')
  const { body: linked } = await open('service', { referer: 'javascript:alert(1)' })
  expect(linked).not.toContain('javascript:')
})

test('a site under maintenance shows a notice', async () => {
  await sandbox.inject({ method: 'PUT', url: '/scenarios/sites', payload: { scenario: 'down', key: 'mall' } })
  expect(await open('mall')).toMatchObject({ statusCode: 503, body: expect.stringContaining('维护中') })
  expect((await open('exam')).statusCode).toBe(200)
})
