import { beforeEach, expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { currentAgreement } from '@yf/domain/agreements'
import { identityCalls } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import type { CallContext } from '#platform/call/context.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { demoPassword } from '#seeds/people.ts'
import { keepCode, newCode } from './codes.ts'
import { accountBySubject, bindSubject, subjectOf } from './external.ts'
import { pendLogin } from './pending.ts'
import { accountById } from './store.ts'

const lin = '13800000001'
const withoutPassword = '13900000001'
const server = demoStage()

beforeEach(() => server.clock.advance({ hours: 1 }))

async function codeFor(phone: string) {
  const code = newCode()
  await keepCode({ ...server.services, db: server.db }, phone, code)
  return code
}
const reset = async (phone: string, password: string, code?: string) =>
  server.call(identitySteps.resetPassword, { phone, password, code: code ?? (await codeFor(phone)) })
const login = (phone: string, password: string) => server.call(identityCalls.login, { phone, password })

test('a member without a password sets one and logs in with it', async () => {
  expect((await reset(withoutPassword, 'Daylight-7')).success).toBe(true)
  expect((await login(withoutPassword, 'Daylight-7')).success).toBe(true)
})

test('a new password ends every session and the old password', async () => {
  const { result } = await login(lin, demoPassword)
  expect((await reset(lin, 'Daylight-8')).success).toBe(true)
  const ended = await server.call(identityCalls.currentToken, {}, { token: result.token })
  expect(ended).toMatchObject({ http: 200, code: 403 })
  expect((await login(lin, demoPassword)).code).toBe(refusals.wrongPassword.code)
  expect((await login(lin, 'Daylight-8')).success).toBe(true)
})

test('a new password removes every WeChat and portal binding made with a code', async () => {
  const account = idOf('account', 'linxiao')
  const subjects = [
    { provider: 'wechat', subject: 'oStranger' },
    { provider: 'partner:renlijia', subject: 'R-7' },
  ]
  for (const subject of subjects) await bindSubject(server.db, account, subject, server.clock.now())
  const waiting = await server.db.transaction().execute(async (db) =>
    pendLogin({ ...server.services, db } as Partial<CallContext> as CallContext, {
      subject: subjects[0]!,
      companyIds: null,
      needs: 'consent',
      account: (await accountById(db, account))!,
    }),
  )
  expect((await reset(lin, 'weak')).http).toBe(400)
  expect(await subjectOf(server.db, account, 'wechat')).toBe('oStranger')
  expect((await reset(lin, 'Daylight-8')).success).toBe(true)
  for (const subject of subjects) {
    expect(await accountBySubject(server.db, subject)).toBeUndefined()
    expect(await subjectOf(server.db, account, subject.provider)).toBeNull()
  }
  // A pending login from before does not continue either.
  const agreementVersion = currentAgreement
  const late = await server.call(
    identitySteps.enterWithConsent,
    { agreementVersion },
    { token: waiting.token },
  )
  expect(late.code).toBe(refusals.pendingExpired.code)
})

test('resets the counters of a password under attack', async () => {
  for (let time = 0; time < 5; time++) await login(lin, 'wrong')
  expect((await login(lin, 'Daylight-8')).code).toBe(refusals.passwordLocked.code)
  expect((await reset(lin, 'Daylight-9')).success).toBe(true)
  expect((await login(lin, 'Daylight-9')).success).toBe(true)
})

test.each(['Ab1!', '12345678', 'password123'])('%s is refused before the code is used', async (password) => {
  const code = await codeFor(lin)
  for (let time = 0; time < 6; time++) expect((await reset(lin, password, code)).http).toBe(400)
  expect((await reset(lin, 'Daylight-9', code)).success).toBe(true)
})

test('a code works once, and a wrong one not at all', async () => {
  const code = await codeFor(lin)
  expect((await reset(lin, 'Daylight-9', '000000' === code ? '000001' : '000000')).code).toBe(
    refusals.wrongCode.code,
  )
  expect((await reset(lin, 'Daylight-9', code)).success).toBe(true)
  expect((await reset(lin, 'Daylight-1', code)).code).toBe(refusals.wrongCode.code)
})

test('the holder of a phone without an account gets that answer', async () => {
  expect((await reset('13811112222', 'Daylight-9')).code).toBe(refusals.phoneNotMember.code)
})
