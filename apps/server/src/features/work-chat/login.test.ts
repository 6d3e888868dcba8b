import { refusals } from '@yf/contract/refusals'
import { identityCalls } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import { workChatCalls } from '@yf/contract/work-chat'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { idOf } from '#seeds/ids.ts'
import { bindSubject } from '#features/identity/public.ts'
import { codeByRedirect, openWorkChats, providers, type WorkChats } from './test-work-chats.ts'

let chats: WorkChats
beforeAll(async () => {
  chats = await openWorkChats()
})
afterAll(() => chats.close())
beforeEach(() => chats.reset())

const bindings = () =>
  chats.server.db.selectFrom('account_identity').select(['provider', 'subject', 'account_id']).execute()

describe.each(providers)('$title', (provider) => {
  const login = async (person: string, more = {}) =>
    chats.login(provider, { code: await chats.codeOf(provider, person), ...more })

  test('an employee with a mobile number known to the company is logged in and bound at once', async () => {
    const { success, result } = await login(provider.employee)
    expect(success).toBe(true)
    expect(result).toMatchObject({ baseId: idOf('account', provider.employee), isBind: 0, verifyPhone: 0 })
    const current = await chats.server.call(identityCalls.currentToken, {}, { token: result.token })
    expect(current).toMatchObject({ success: true, message: result.token })
    expect(await bindings()).toMatchObject([{ account_id: idOf('account', provider.employee) }])
  })

  test('a bound employee is logged in without a mobile number', async () => {
    await login(provider.employee)
    await chats.play(provider, 'hides')
    const { result } = await login(provider.employee)
    expect(result).toMatchObject({ baseId: idOf('account', provider.employee), isBind: 0 })
  })

  test('an employee without a mobile number has to enter one, and their token opens nothing else', async () => {
    const { success, result } = await login('shenxin')
    expect(success).toBe(true)
    expect(result).toEqual({ token: expect.any(String), mobile: '', isBind: 1, verifyPhone: 0 })
    const current = await chats.server.call(identityCalls.currentToken, {}, { token: result.token })
    expect(current.success).toBe(false)
    expect(await bindings()).toEqual([])
  })

  test("the mobile number of another company's member opens nothing", async () => {
    const { result } = await login(provider.stranger)
    expect(result).toMatchObject({ isBind: 1, mobile: '' })
    expect(result.baseId).toBeUndefined()
    expect(await bindings()).toEqual([])
  })

  test('a member who left the company is not logged in by the mobile number', async () => {
    const id = idOf('account', provider.employee)
    const setStatus = (status: 'active' | 'ended') =>
      chats.server.db.updateTable('membership').set({ status }).where('account_id', '=', id).execute()
    await setStatus('ended')
    const { result } = await login(provider.employee)
    await setStatus('active')
    expect(result).toMatchObject({ isBind: 1 })
  })

  test('a bound member who left the company is refused, and staff are notified', async () => {
    await login(provider.employee)
    const id = idOf('account', provider.employee)
    const setStatus = (status: 'active' | 'ended') =>
      chats.server.db.updateTable('membership').set({ status }).where('account_id', '=', id).execute()
    await setStatus('ended')
    const refused = await login(provider.employee)
    await setStatus('active')
    expect(refused).toMatchObject({ result: null, code: refusals.channelNotYours.code })
    const alerts = await chats.server.db.selectFrom('staff_alert').select('text').execute()
    expect(alerts.map(({ text }) => text)).toContainEqual(expect.stringContaining(provider.title))
  })

  test("a member has to accept the agreements first, and then enters the app's company", async () => {
    const id = idOf('account', provider.employee)
    const rows = await chats.server.db
      .deleteFrom('agreement_acceptance')
      .where('account_id', '=', id)
      .returning('version')
      .execute()
    const { result: pending } = await login(provider.employee)
    expect(pending).toMatchObject({ needConsent: 1, isBind: 0, verifyPhone: 0 })
    const entered = await chats.server.call(
      identitySteps.enterWithConsent,
      { agreementVersion: rows[0]!.version },
      { token: pending.token },
    )
    expect(entered.result).toMatchObject({ baseId: id, companyId: expect.any(String) })
    expect((await login(provider.employee)).result).toMatchObject({
      baseId: id,
      companyId: entered.result.companyId,
    })
  })

  test('an account bound to another person of this work chat requires its phone first', async () => {
    await login(provider.employee)
    const [bound] = await bindings()
    const former = { provider: bound!.provider, subject: 'former' }
    await bindSubject(chats.server.db, bound!.account_id, former, chats.server.clock.now())
    const { result } = await login(provider.employee)
    expect(result).toMatchObject({ isBind: 0, verifyPhone: 1, mobile: expect.stringMatching(/^138\*{4}/) })
    expect(await bindings()).toMatchObject([{ subject: 'former' }])
  })

  test('a code works once', async () => {
    const code = await chats.codeOf(provider, provider.employee)
    expect((await chats.login(provider, { code })).success).toBe(true)
    const again = await chats.login(provider, { code })
    expect(again).toMatchObject({ success: false, code: refusals.workChatCodeInvalid.code })
    expect(again.message).toContain(provider.title)
  })

  test('of two concurrent logins with the same code one succeeds', async () => {
    const code = await chats.codeOf(provider, provider.employee)
    const answers = await Promise.all([chats.login(provider, { code }), chats.login(provider, { code })])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  test('a code expires after five minutes', async () => {
    const code = await chats.codeOf(provider, provider.employee)
    chats.server.clock.advance({ minutes: 5 })
    expect((await chats.login(provider, { code })).code).toBe(refusals.workChatCodeInvalid.code)
  })

  test.each(['down', 'cut'])(
    'while the provider is %s the person gets a message, and nothing is lost',
    async (scenario) => {
      const code = await chats.codeOf(provider, provider.employee)
      await chats.play(provider, scenario)
      const answer = await chats.login(provider, { code })
      expect(answer).toMatchObject({ http: 200, code: refusals.workChatUnavailable.code })
      expect(answer.message).toContain(provider.title)
      await chats.play(provider, 'works')
      expect((await chats.login(provider, { code })).success).toBe(true)
    },
  )

  test('a token that the provider ended early is replaced without an error', async () => {
    await login(provider.employee)
    chats.advanceSandbox(3)
    expect((await login(provider.employee)).success).toBe(true)
  })

  test("the app is found by the company's number, by supply, or because it is the only one", async () => {
    for (const query of [{ corpId: provider.corpId }, { supply: provider.supply }, {}])
      expect((await login(provider.employee, query)).success).toBe(true)
  })

  test.each([{ corpId: 'nobody' }, { supply: 'nobody' }])(
    '%o has no such login, and gets a message',
    async (query) => {
      const answer = await login(provider.employee, query)
      expect(answer).toMatchObject({
        code: refusals.workChatNotOpen.code,
        message: `您的企业还没有开通${provider.title}登录，请使用手机号登录`,
      })
    },
  )

  test('the secret is stored only encrypted', async () => {
    const rows = await chats.server.db.selectFrom('work_chat_app').selectAll().execute()
    const lent = await chats.server.db.selectFrom('partner_credential').selectAll().execute()
    expect(JSON.stringify([rows, lent])).not.toMatch(/sandbox-\w+-secret|-token-|-ticket-[\w-]{20}/)
  })
})

test("a family member is no employee: a mobile number in the company's work chat does not log them in", async () => {
  const [wecom] = providers
  const { result } = await chats.login(wecom, { code: await chats.codeOf(wecom, 'chenmo') })
  expect(result).toMatchObject({ isBind: 1 })
  expect(await bindings()).toEqual([])
})

test('without consent enterprise WeChat returns no mobile number, so the person has to enter a phone', async () => {
  const [wecom] = providers
  const code = await codeByRedirect(chats.sandbox.url, wecom.corpId, 'linxiao', 'snsapi_base')
  expect((await chats.login(wecom, { code })).result).toMatchObject({ isBind: 1 })
})

test('somebody from outside the company is sent to the phone login', async () => {
  const [wecom] = providers
  const answer = await chats.login(wecom, { code: await chats.codeOf(wecom, 'visitor') })
  expect(answer.code).toBe(refusals.workChatOutsider.code)
})

test('with several apps of a provider, a request that names none is refused', async () => {
  const { db } = chats.server
  const [app] = await db.selectFrom('work_chat_app').selectAll().where('provider', '=', 'wecom').execute()
  const id = '0190f000-0000-7000-8000-000000000009'
  await db
    .insertInto('work_chat_app')
    .values({ ...app!, id, supply: 'second', corp_id: 'ww2' })
    .execute()
  const [wecom] = providers
  const answer = await chats.login(wecom, { code: await chats.codeOf(wecom, 'linxiao') })
  await db.deleteFrom('work_chat_app').where('id', '=', id).execute()
  expect(answer.code).toBe(refusals.workChatNotOpen.code)
})

test('an address that guesses codes is stopped, and others are not', async () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const tryCode = (address: string) =>
    chats.server.call(workChatCalls.loginByWecom, { code: 'guess' }, from(address))
  for (let time = 0; time < 60; time++) await tryCode('10.9.9.9')
  expect((await tryCode('10.9.9.9')).code).toBe(refusals.tooOften.code)
  expect((await tryCode('10.9.9.8')).code).toBe(refusals.workChatCodeInvalid.code)
})
