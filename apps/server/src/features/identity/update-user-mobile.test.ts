import { beforeEach, expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { identityCalls } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { demoPassword } from '#seeds/people.ts'
import { keepCode, newCode } from './codes.ts'
import { accountBySubject, bindSubject, subjectOf } from './external.ts'

const zhou = '13800000002'
const lin = '13800000001'
const fresh = '13755556666'
const server = demoStage()

beforeEach(() => server.clock.advance({ hours: 1 }))

async function codeFor(phone: string) {
  const code = newCode()
  await keepCode({ ...server.services, db: server.db }, phone, code)
  return code
}
const change = async (
  oldPhone: string,
  newPhone: string,
  codes: { oldCode?: string; newCode?: string } = {},
) =>
  server.call(identitySteps.updateUserMobile, {
    oldPhone,
    newPhone,
    oldCode: codes.oldCode ?? (await codeFor(oldPhone)),
    newCode: codes.newCode ?? (await codeFor(newPhone)),
  })
const login = (phone: string) => server.call(identityCalls.login, { phone, password: demoPassword })

test('both codes move the account to the new phone and end its sessions', async () => {
  const { result } = await login(zhou)
  expect((await change(zhou, fresh)).success).toBe(true)
  const ended = await server.call(identityCalls.currentToken, {}, { token: result.token })
  expect(ended).toMatchObject({ http: 200, code: 403 })
  expect((await login(zhou)).code).toBe(refusals.wrongPassword.code)
  expect((await login(fresh)).result).toMatchObject({ name: '周岚', mobile: fresh })
  expect((await change(fresh, zhou)).success).toBe(true)
})

test("a WeChat bound with the old phone opens nothing after the account's phone has changed", async () => {
  const account = idOf('account', 'zhoulan')
  const subject = { provider: 'wechat', subject: 'oStranger' }
  await bindSubject(server.db, account, subject, server.clock.now())
  const refused = await change(zhou, fresh, { newCode: '000000' })
  expect(refused.code).toBe(refusals.wrongCode.code)
  expect(await accountBySubject(server.db, subject)).toMatchObject({ id: account })
  expect((await change(zhou, fresh)).success).toBe(true)
  expect(await accountBySubject(server.db, subject)).toBeUndefined()
  expect(await subjectOf(server.db, account, 'wechat')).toBeNull()
  expect((await change(fresh, zhou)).success).toBe(true)
})

test.each([
  ['old', { oldCode: '000000' }, '原手机号'],
  ['new', { newCode: '000000' }, '新手机号'],
])('names a wrong %s code and changes nothing', async (_, codes, named) => {
  const refused = await change(zhou, fresh, codes)
  expect(refused.code).toBe(refusals.wrongCode.code)
  expect(refused.message).toContain(named)
  expect((await login(zhou)).success).toBe(true)
})

test("refuses a phone that is another member's, and both codes stay valid", async () => {
  const oldCode = await codeFor(zhou)
  expect((await change(zhou, lin, { oldCode })).code).toBe(refusals.phoneTaken.code)
  expect((await change(zhou, fresh, { oldCode })).success).toBe(true)
  expect((await change(fresh, zhou)).success).toBe(true)
})

test('the same phone twice is bad input', async () => {
  expect(await change(zhou, zhou)).toMatchObject({ http: 400 })
})

test('refuses a phone without an account', async () => {
  expect((await change('13811112222', fresh)).code).toBe(refusals.phoneNotMember.code)
})

test('of two accounts that claim one phone concurrently one gets it', async () => {
  const newCode = await codeFor(fresh)
  const answers = await Promise.all([change(lin, fresh, { newCode }), change(zhou, fresh, { newCode })])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, refusals.wrongCode.code])
})
