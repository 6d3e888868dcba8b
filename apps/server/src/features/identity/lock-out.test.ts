import { staffCalls } from '@yf/contract/staff'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { identityCalls } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import { messageCalls } from '@yf/contract/messages'
import { refusals } from '@yf/contract/refusals'
import { turns } from '#testkit/campaign.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import type { TestCallAnswer } from '#testkit/server.ts'
import { solving } from '#testkit/solve-proof-of-work.ts'
import { demoPassword } from '#seeds/people.ts'
import { keepCode, newCode } from './codes.ts'

vi.setConfig({ testTimeout: 180_000 })

const lin = '13800000001'
const zhou = '13800000002'
const unknown = '13811112222'
const server = demoStage({ jobs: true, settings: { trustedHops: 1 } })
beforeEach(() => server.clock.advance({ days: 1 }))

async function codeFor(phone: string): Promise<string> {
  const code = newCode()
  await keepCode({ ...server.services, db: server.db }, phone, code)
  return code
}

type Headers = Record<string, string>
const at = (address: string, more: Headers = {}) => ({ 'x-forwarded-for': address, ...more })
const home = at('10.0.0.1')
/** On the owner's own device, in between. */
const ownDevice = at('10.250.1.1', { 'x-device': 'telephone-of-the-owner' })
const newOrigin = at('10.251.1.1')

type Enter = (password: string, headers: Headers) => Promise<TestCallAnswer<unknown>>

const ways: readonly [who: string, enter: Enter][] = [
  [
    'a member',
    (password, headers) => server.call(identityCalls.login, { phone: lin, password }, { headers }),
  ],
  [
    'somebody at the console',
    (password, headers) => server.call(staffCalls.login, { account: 'handler1', password }, { headers }),
  ],
]

/** Far beyond every step of the guard. */
const wrongTries = turns({ usually: 200, inCampaign: 1000 })

/** Forty at a time, as fast as possible. */
async function fromManyAddresses(enter: Enter): Promise<TestCallAnswer<unknown>[]> {
  const answers: TestCallAnswer<unknown>[] = []
  for (let first = 0; first < wrongTries; first += 40) {
    const portion = Array.from({ length: 40 }, (_, n) => first + n)
    const address = (n: number) => `172.16.${Math.floor(n / 250)}.${n % 250}`
    answers.push(...(await Promise.all(portion.map((n) => enter('Wrong-pass-1', at(address(n)))))))
  }
  return answers
}

test.each(ways)(
  `after ${wrongTries} wrong passwords from as many addresses %s logs in at once at a known origin, elsewhere after a proof of work`,
  async (_who, enter) => {
    expect((await enter(demoPassword, home)).success).toBe(true)
    expect((await enter(demoPassword, { ...ownDevice, ...home })).success).toBe(true)
    const answers = await fromManyAddresses(enter)
    expect(answers.some(({ success }) => success)).toBe(false)

    expect((await enter(demoPassword, home)).success).toBe(true)
    expect((await enter(demoPassword, ownDevice)).success).toBe(true)
    expect((await enter(demoPassword, newOrigin)).code).toBe(refusals.proofOfWorkNeeded.code)
    const entered = await solving((more) => enter(demoPassword, { ...newOrigin, ...more }))
    expect(entered.success).toBe(true)
    // From then on that origin is known as well.
    expect((await enter(demoPassword, newOrigin)).success).toBe(true)
  },
)

describe('the owner of an attacked phone', () => {
  const securityNotices = async (person: string) => {
    const token = await server.tokenOf(person)
    const { result } = await server.call(
      messageCalls.list,
      { readStatus: 1, pageNo: 1, pageSize: 100 },
      { token },
    )
    return result.records.filter(({ title }) => title === '账号安全提醒')
  }
  const guarded = async (phone: string, times: number, network: number) => {
    for (let time = 0; time < times; time += 1)
      await server.call(
        identityCalls.login,
        { phone, password: 'wrong' },
        { headers: at(`10.${network}.0.${time}`) },
      )
  }
  const settled = () =>
    vi.waitFor(
      async () => {
        const left = await server.db
          .selectFrom('outbox')
          .select(['kind', 'last_error'])
          .where('delivered_at', 'is', null)
          // Does not wait for another feature's periodic job that calls its partner: no partner is running.
          .where('partner', '=', 'notices')
          .execute()
        expect(left).toEqual([])
      },
      { timeout: 60_000, interval: 50 },
    )

  test('is notified once a day, with the fifth try and not before', async () => {
    const before = (await securityNotices('zhoulan')).length
    await guarded('13800000002', 4, 60)
    await settled()
    expect(await securityNotices('zhoulan')).toHaveLength(before)
    await guarded('13800000002', 1, 61)
    await settled()
    expect(await securityNotices('zhoulan')).toHaveLength(before + 1)
    server.clock.advance({ hours: 2 })
    await guarded('13800000002', 5, 62)
    await settled()
    expect(await securityNotices('zhoulan')).toHaveLength(before + 1)
    server.clock.advance({ days: 1 })
    await guarded('13800000002', 5, 63)
    await settled()
    expect(await securityNotices('zhoulan')).toHaveLength(before + 2)
  })

  test('of an unknown phone does not exist, so no notice is sent', async () => {
    const count = async () => (await server.db.selectFrom('notice').select('id').execute()).length
    const before = await count()
    await guarded(unknown, 5, 64)
    await settled()
    expect(await count()).toBe(before)
  })
})

test('codes used up by strangers leave the owner, on a new network, a proof of work and then their own code', async () => {
  const enter = (code: string, headers: Headers) =>
    server.call(identityCalls.login, { phone: lin, code }, { headers })
  for (let time = 0; time < 20; time += 1) await enter('000000', at(`10.70.0.${time}`))
  expect((await enter('000000', newOrigin)).code).toBe(refusals.proofOfWorkNeeded.code)
  const tried = await solving((more) => enter('000000', { ...at('10.71.0.1'), ...more }))
  expect(tried.code).toBe(refusals.wrongCode.code)
  // On the owner's own device there is no effect.
  await server.call(identityCalls.login, { phone: lin, password: demoPassword }, { headers: ownDevice })
  expect((await enter('000000', ownDevice)).code).toBe(refusals.wrongCode.code)
})

test("codes that strangers use up by moving a phone to the owner's have the same effect, and no other", async () => {
  const enter = (code: string, headers: Headers) =>
    server.call(identityCalls.login, { phone: lin, code }, { headers })
  const moveTo = async (newCode: string, headers: Headers) => {
    const phones = { oldPhone: zhou, newPhone: lin }
    return server.call(
      identitySteps.updateUserMobile,
      { ...phones, oldCode: await codeFor(zhou), newCode },
      { headers },
    )
  }
  await server.call(identityCalls.login, { phone: lin, password: demoPassword }, { headers: ownDevice })
  for (let time = 0; time < 8; time += 1) await moveTo('000000', at(`10.80.0.${time}`))
  expect((await moveTo('000000', at('10.81.0.1'))).code).toBe(refusals.proofOfWorkNeeded.code)
  const code = await codeFor(lin)
  // None of the five tries of the owner's next code is available to strangers without a proof of work.
  for (let time = 0; time < 8; time += 1) await moveTo('000000', at(`10.82.0.${time}`))
  expect((await enter(code, newOrigin)).code).toBe(refusals.proofOfWorkNeeded.code)
  expect((await enter(code, ownDevice)).success).toBe(true)
})
