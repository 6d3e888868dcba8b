import { beforeEach, expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { identityCalls } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import type { CallContext } from '#platform/call/context.ts'
import { keepCode, newCode } from './codes.ts'
import { accountBySubject } from './external.ts'
import { pendLogin } from './pending.ts'
import { accountById } from './store.ts'

const lin = '13800000001'
const zhou = '13800000002'
const unknown = '13811112222'
const server = demoStage()
let people = 0

beforeEach(() => server.clock.advance({ hours: 1 }))

const context = () => ({ ...server.services, db: server.db, address: '127.0.0.1' }) as unknown as CallContext
async function codeFor(phone: string) {
  const code = newCode()
  await keepCode(context(), phone, code)
  return code
}
const newSubject = () => ({ provider: 'wechat', subject: `openid-${++people}` })
const pendingBind = async (subject = newSubject()) => ({
  subject,
  token: (await pendLogin(context(), { subject, companyIds: null, needs: 'bind', account: null })).token,
})
const prove = (token: string, phone: string, code: string) =>
  server.call(identitySteps.bindOrValidatePhone, { phone, code }, { token })

test('a pending login binds the phone of a member and creates a session', async () => {
  const { token, subject } = await pendingBind()
  const { result } = await prove(token, lin, await codeFor(lin))
  expect(result).toMatchObject({ name: '林晓', isBind: 0, verifyPhone: 0, openId: subject.subject })
  expect(result.token).not.toBe(token)
  expect((await server.call(identityCalls.currentToken, {}, { token: result.token })).success).toBe(true)
  expect((await accountBySubject(server.db, subject))?.id).toBe(idOf('account', 'linxiao'))
})

test('the pending token itself is valid for no other call', async () => {
  const { token } = await pendingBind()
  expect((await server.call(identityCalls.memberTags, {}, { token })).http).toBe(401)
})

test('asks a phone without a member to register, and the login stays pending', async () => {
  const { token } = await pendingBind()
  const refused = await prove(token, unknown, await codeFor(unknown))
  expect(refused).toMatchObject({ code: refusals.phoneNotMember.code })
  expect((await prove(token, lin, await codeFor(lin))).success).toBe(true)
})

test('verification accepts only the phone of the account', async () => {
  const account = await accountById(server.db, idOf('account', 'linxiao'))
  const pending = await pendLogin(context(), {
    subject: newSubject(),
    companyIds: null,
    needs: 'verify',
    account: account!,
  })
  expect(pending).toMatchObject({ verifyPhone: 1, isBind: 0, mobile: '138****0001' })
  expect((await prove(pending.token, zhou, await codeFor(zhou))).code).toBe(refusals.notYourPhone.code)
  expect((await prove(pending.token, lin, await codeFor(lin))).result.name).toBe('林晓')
})

test('a wrong code binds nothing', async () => {
  const { token, subject } = await pendingBind()
  const code = await codeFor(lin)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  expect((await prove(token, lin, wrong)).code).toBe(refusals.wrongCode.code)
  expect(await accountBySubject(server.db, subject)).toBeUndefined()
})

test.each(['unknown', 'used', 'expired'])('a pending login that is %s has to start again', async (kind) => {
  const { token } = await pendingBind()
  if (kind === 'used') await prove(token, lin, await codeFor(lin))
  if (kind === 'expired') server.clock.advance({ minutes: 15 })
  const refused = await prove(kind === 'unknown' ? 'A'.repeat(43) : token, lin, await codeFor(lin))
  expect(refused).toMatchObject({ code: refusals.pendingExpired.code, message: '登录已超时，请重新登录' })
})

test('of many concurrent uses one succeeds', async () => {
  const { token } = await pendingBind()
  const [forLin, forZhou] = [await codeFor(lin), await codeFor(zhou)]
  const answers = await Promise.all([
    prove(token, lin, forLin),
    prove(token, zhou, forZhou),
    prove(token, lin, forLin),
    prove(token, zhou, forZhou),
  ])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
})

test('refuses the call without any token at authentication', async () => {
  const answer = await server.call(identitySteps.bindOrValidatePhone, { phone: lin, code: '123456' })
  expect(answer.http).toBe(401)
})
