import { signParams } from '@yf/partner-contract/partner-link'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandbox } from '../app.ts'
import { channelSecret } from './links.ts'

let sandbox: FastifyInstance
let now: Date
beforeEach(() => {
  now = new Date('2026-11-15T02:00:00Z')
  sandbox = createSandbox({ now: () => now, appOrigin: 'http://app.test' })
})
afterEach(() => sandbox.close())

const go = (query: string) => sandbox.inject(`/rlj/go?${query}`)
async function ticketFor(phone: string) {
  const location = String((await go(`to=ssoRljPage&phone=${phone}`)).headers.location)
  return new URLSearchParams(location.split('?')[1]).get('ticket')!
}
async function verify(ticket: string, { secret = channelSecret('rlj'), at = now } = {}) {
  const request = { channel: 'rlj', ticket, timestamp: String(at.getTime() / 1000), nonce: 'nonce-1' }
  const payload = { ...request, sign: signParams(request, secret) }
  return (await sandbox.inject({ method: 'POST', url: '/rlj/sso/verify', payload })).json<{ code: string }>()
}

test('the portal offers a link to every sign-on screen', async () => {
  const page = await sandbox.inject('/rlj')
  expect(page.statusCode).toBe(200)
  for (const screen of ['ssoRljPage', 'ssoPage', 'jlLogin', 'active_login'])
    expect(page.body).toContain(screen)
})

test('a link opens the app and sends no referrer to the next page', async () => {
  const response = await go('to=jlLogin&phone=13800000001&redirect=/message')
  expect(response.statusCode).toBe(302)
  expect(response.headers.location).toMatch(
    /^http:\/\/app\.test\/#\/jlLogin\?channel=jinli&phone=13800000001&/,
  )
  expect(response.headers['referrer-policy']).toBe('no-referrer')
})

test.each(['to=home&phone=13800000001', 'to=ssoPage&phone=1', 'to=toString&phone=13800000001'])(
  'rejects a link for %s',
  async (query) => {
    expect((await go(query)).statusCode).toBe(400)
  },
)

test('a ticket is valid once and for five minutes', async () => {
  const ticket = await ticketFor('13800000001')
  expect(await verify(ticket)).toMatchObject({ code: '0000', data: { mobile: '13800000001' } })
  expect((await verify(ticket)).code).toBe('1002')
  const late = await ticketFor('13800000001')
  now = new Date(now.getTime() + 300_000)
  expect((await verify(late)).code).toBe('1002')
})

test('rejects a wrong signature or an old timestamp, and the ticket stays valid', async () => {
  const ticket = await ticketFor('13800000001')
  expect((await verify(ticket, { secret: 'guess' })).code).toBe('1001')
  expect((await verify(ticket, { at: new Date(now.getTime() - 301_000) })).code).toBe('1001')
  expect((await verify(ticket)).code).toBe('0000')
})

test('the inbox lists the requests', async () => {
  await verify(await ticketFor('13800000002'))
  const shelf = (await sandbox.inject('/inbox/sso?phone=13800000002')).json<{ what: string }[]>()
  expect(shelf.map(({ what }) => what)).toEqual(['核验票据', '进入 ssoRljPage'])
})
