import { currentAgreement } from '@yf/domain/agreements'
import { refusals } from '@yf/contract/refusals'
import { identityCalls } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import { wechatCalls } from '@yf/contract/wechat'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { openIds, wechatCode, wechatSettings } from '#testkit/wechat.ts'
import { expect, test } from 'vitest'
import { idOf } from '#seeds/ids.ts'

const sandbox = sandboxStage()
const server = demoStage(() => ({ settings: { wechat: wechatSettings(sandbox.url) } }))

const login = async (openId: string) =>
  server.call(wechatCalls.loginByCode, { code: await wechatCode(sandbox.url, openId) })
const profile = async (scope: 'snsapi_base' | 'snsapi_userinfo') =>
  server.call(wechatCalls.profileByCode, { code: await wechatCode(sandbox.url, openIds.linxiao, scope) })

test('a member with a bound WeChat is logged in with a valid token', async () => {
  const token = await server.tokenOf('linxiao')
  const code = await wechatCode(sandbox.url, openIds.linxiao)
  const { result: visit } = await server.call(wechatCalls.exchangeCode, { code }, { token })
  const { openId, access_token: accessToken } = visit
  await server.call(wechatCalls.bind, { openId, accessToken }, { token })

  const { success, result } = await login(openIds.linxiao)
  expect(success).toBe(true)
  expect(result).toMatchObject({
    baseId: idOf('account', 'linxiao'),
    openId: openIds.linxiao,
    isBind: 0,
    verifyPhone: 0,
  })
  const current = await server.call(identityCalls.currentToken, {}, { token: result.token })
  expect(current.message).toBe(result.token)
})

test('a member has to accept the agreements before entering', async () => {
  await server.db.deleteFrom('agreement_acceptance').execute()
  const { result: pending } = await login(openIds.linxiao)
  expect(pending).toMatchObject({ needConsent: 1, maskedName: '林*' })
  const agreementVersion = currentAgreement
  const settled = await server.call(
    identitySteps.enterWithConsent,
    { agreementVersion },
    { token: pending.token },
  )
  expect(settled.result).toMatchObject({ name: '林晓' })
  expect(settled.result.companyId).toBeUndefined()
  expect(await server.db.selectFrom('agreement_acceptance').selectAll().execute()).toHaveLength(2)
})

test('a new visitor has to enter a phone, and their token opens nothing else', async () => {
  const { success, result } = await login(openIds.newcomer)
  expect(success).toBe(true)
  expect(result).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    mobile: '',
    isBind: 1,
    verifyPhone: 0,
  })
  expect(await server.call(identityCalls.currentToken, {}, { token: result.token })).toMatchObject({
    http: 401,
  })
})

test('one code logs in once, even concurrently', async () => {
  const code = await wechatCode(sandbox.url, openIds.newcomer)
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => server.call(wechatCalls.loginByCode, { code })),
  )
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  const later = await server.call(wechatCalls.profileByCode, { code })
  expect(later).toMatchObject({ code: refusals.wechatCodeInvalid.code })
})

test('a snapshot page logs nobody in', async () => {
  expect(await login(openIds.snapshot)).toMatchObject({ code: refusals.wechatSnapshot.code })
})

test('a profile is openId, nickname and picture, and no more than was granted', async () => {
  expect((await profile('snsapi_userinfo')).result).toEqual({
    openId: openIds.linxiao,
    nickName: '晓晓',
    headimgurl: '',
  })
  expect((await profile('snsapi_base')).result.nickName).toBe('')
})
