import { signedRequestHeaders } from '@yf/partner-contract/signed-request'
import { sleepCodes, sleepPaths, sleepSigning } from '@yf/partner-contract/sleep'
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
/** `sent` replaces the body after signing. */
async function ask(path: string, input: object, { nonce = `n-${++nonces}`, sent = '' } = {}) {
  const body = JSON.stringify(input)
  const account = { id: 'sandbox-sleep', secret: 'sandbox-sleep-secret' }
  const signed = { method: 'POST', path, timestamp: String(now.getTime()), nonce, body }
  const response = await sandbox.inject({
    method: 'POST',
    url: `/sleep${path}`,
    headers: {
      'content-type': 'application/json',
      ...signedRequestHeaders(sleepSigning, account, signed),
    },
    payload: sent || body,
  })
  return response.json<{ code: string; data: Record<string, string> | null }>()
}
const subjectNo = 's-1'
const course = { courseNo: 'c-1', subjectNo, days: 7 }
const received = async (of: string) => (await sandbox.inject(`/inbox/sleep?of=${of}`)).json<object[]>()

test('repeated requests for a course create it once', async () => {
  await ask(sleepPaths.subjects, { subjectNo, gender: 'F', birthYear: 1990 })
  expect(await ask(sleepPaths.courses, course)).toMatchObject({ code: 'OK', data: { status: 'ACTIVE' } })
  expect((await ask(sleepPaths.courses, course)).code).toBe('OK')
  const begun = (await received(subjectNo)) as { what: string }[]
  expect(begun.filter(({ what }) => what === '课程')).toHaveLength(1)
})

test('a repeated phone number appears once, and not in the call log', async () => {
  const lead = { leadNo: 'l-1', name: '访客', mobile: '13911112222', shareCode: null }
  await ask(sleepPaths.leads, lead)
  await ask(sleepPaths.leads, lead)
  expect(await received('13911112222')).toHaveLength(1)
  expect((await sandbox.inject('/?tab=calls')).body).not.toContain('13911112222')
})

test.each([
  ['a body changed on the way', () => ask(sleepPaths.courses, course, { sent: '{}' }), 'badSign'],
  ['a product that there is not', () => ask(sleepPaths.courses, { ...course, days: 8 }), 'badRequest'],
] as const)('rejects %s', async (_, call, name) => {
  await ask(sleepPaths.subjects, { subjectNo })
  expect((await call()).code).toBe(sleepCodes[name])
})

test('rejects a replayed signed request', async () => {
  await ask(sleepPaths.subjects, { subjectNo }, { nonce: 'once' })
  expect((await ask(sleepPaths.subjects, { subjectNo }, { nonce: 'once' })).code).toBe(sleepCodes.stale)
})

test('the course page completes a day for a visitor with a token, until the token expires', async () => {
  await ask(sleepPaths.subjects, { subjectNo })
  await ask(sleepPaths.courses, course)
  const token = (await ask(sleepPaths.tokens, { subjectNo })).data?.['token']
  const doDay = () =>
    sandbox.inject({
      method: 'POST',
      url: '/sleep/controls/days',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ token, day: 1 }),
    })
  expect((await doDay()).json()).toEqual({ courseNo: 'c-1', done: [1] })
  now = new Date(now.getTime() + 600_000)
  expect((await doDay()).statusCode).toBe(404)
})
