import { Client } from 'pg'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentAgreement } from '@yf/domain/agreements'
import { refusals } from '@yf/contract/refusals'
import { identityCalls } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import { turns } from '#testkit/campaign.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { solving } from '#testkit/solve-proof-of-work.ts'
import { hashPassword } from '#platform/passwords.ts'
import { idOf } from '#seeds/ids.ts'
import { demoPassword, inventedCertificate } from '#seeds/people.ts'
import { roster } from '#seeds/roster.ts'
import { keepCode, newCode } from './codes.ts'

const lin = '13800000001'
const zhou = '13800000002'
const unknown = '13811112222'
const fresh = '13755556666'
const home = '10.0.0.1'

/** The driver binds the method at connection, so the spy must be installed first. */
const sent = vi.spyOn(Client.prototype, 'query')

const server = demoStage({ settings: { trustedHops: 1 } })
afterAll(() => sent.mockRestore())
beforeEach(() => server.clock.advance({ days: 1 }))

const from = (address: string, token?: string) => ({
  headers: { 'x-forwarded-for': address },
  ...(token ? { token } : {}),
})
const byPassword = (phone: string, password: string, address = home) =>
  server.call(identityCalls.login, { phone, password }, from(address))
const byCode = (phone: string, code: string, address = home, more: Record<string, string> = {}) =>
  server.call(identityCalls.login, { phone, code }, { headers: { ...from(address).headers, ...more } })
const reset = (phone: string, code: string, address = home, more: Record<string, string> = {}) =>
  server.call(
    identitySteps.resetPassword,
    { phone, code, password: 'Daylight-9' },
    { headers: { ...from(address).headers, ...more } },
  )
const change = (oldPhone: string, oldCode: string, newPhone: string, newCode: string, address = home) =>
  server.call(identitySteps.updateUserMobile, { oldPhone, oldCode, newPhone, newCode }, from(address))
/** An attacker who guesses the code of a phone to move to has an account and a correct code of their own. */
const changeTo = async (phone: string, code: string, address = home) =>
  change(zhou, await codeFor(zhou), phone, code, address)
const register = (phone: string, code: string, address = home) =>
  server.call(
    identitySteps.register,
    {
      phone,
      code,
      name: roster[0].name,
      certificateNumber: roster[0].certificate,
      agreementVersion: currentAgreement,
    },
    from(address),
  )

async function codeFor(phone: string): Promise<string> {
  const code = newCode()
  await keepCode({ ...server.services, db: server.db }, phone, code)
  return code
}
const notThe = (code: string, at: number) => String((Number(code) + 1 + at) % 1_000_000).padStart(6, '0')
/** Addresses all over the world. */
const elsewhere = (at: number) => `172.${16 + (at % 16)}.${Math.floor(at / 250)}.${at % 250}`

interface ObservedAnswer {
  http: number
  code: number | string
  message: string
}

/** Many at once, as an attacker sends them, in batches that suit a connection pool. */
async function storm<T>(times: number, send: (at: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  for (let at = 0; at < times; at += 40) {
    const portion = Array.from({ length: Math.min(40, times - at) }, (_, n) => send(at + n))
    answers.push(...(await Promise.all(portion)))
  }
  return answers
}

test('any number of wrong passwords and codes from many addresses opens nothing and locks nobody out', async () => {
  expect((await byPassword(lin, demoPassword)).success).toBe(true)
  const code = await codeFor(lin)
  const answers = await storm(turns({ usually: 120, inCampaign: 1000 }), (at) =>
    at % 2 === 0
      ? byPassword(lin, `guess-${at}`, elsewhere(at))
      : byCode(lin, notThe(code, at), elsewhere(at)),
  )
  expect(answers.some(({ success }) => success)).toBe(false)
  expect(answers.every(({ http }) => http === 200)).toBe(true)
  // Correct ones from unknown origins fail too, without a proof of work.
  expect((await byPassword(lin, demoPassword, elsewhere(1))).code).toBe(refusals.proofOfWorkNeeded.code)
  expect((await byCode(lin, code, elsewhere(1))).code).toBe(refusals.proofOfWorkNeeded.code)
  // The owner, at a known origin; other members, even at the attack's origin.
  expect((await byPassword(lin, demoPassword)).success).toBe(true)
  const again = await codeFor(lin)
  expect((await solving((more) => byCode(lin, again, home, more))).success).toBe(true)
  expect((await byPassword(zhou, demoPassword, elsewhere(2))).success).toBe(true)
}, 120_000)

test("passwords tried on many phones from one office do not lock out the office's members", async () => {
  const office = '10.20.0.1'
  expect((await byPassword(zhou, demoPassword, office)).success).toBe(true)
  const phones = Array.from({ length: 80 }, (_, n) => `1361234${String(n).padStart(4, '0')}`)
  const answers = await storm(phones.length, (at) => byPassword(phones[at]!, 'Summer2026', office))
  expect(answers.some(({ success }) => success)).toBe(false)
  expect((await byPassword(lin, demoPassword, office)).code).toBe(refusals.proofOfWorkNeeded.code)
  expect((await byPassword(zhou, demoPassword, office)).success).toBe(true)
  const code = await codeFor(lin)
  expect((await solving((more) => byCode(lin, code, office, more))).success).toBe(true)
}, 60_000)

describe('a code', () => {
  test('allows five guesses in total, from any origin and through any call', async () => {
    const code = await codeFor(lin)
    const guarded = (at: number, address: string): Promise<{ code: number | string }> => {
      const wrong = notThe(code, at)
      if (at % 4 === 0) return byCode(lin, wrong, address)
      if (at % 4 === 1) return reset(lin, wrong, address)
      if (at % 4 === 2) return register(lin, wrong, address)
      return changeTo(lin, wrong, address)
    }
    for (let at = 0; at < 5; at++) await guarded(at, at % 2 === 0 ? home : elsewhere(at))
    const afar = await solving((more) => reset(lin, code, elsewhere(9), more))
    expect(afar.code).toBe(refusals.wrongCode.code)
    expect((await solving((more) => byCode(lin, code, home, more))).code).toBe(refusals.wrongCode.code)
  })

  test('is not used up by somebody who moves another phone to it and cannot verify that one', async () => {
    const code = await codeFor(lin)
    for (let at = 0; at < 8; at++)
      expect((await change(unknown, '000000', lin, notThe(code, at), elsewhere(20 + at))).success).toBe(false)
    expect((await byCode(lin, code, elsewhere(31))).success).toBe(true)
  })

  test("also requires a proof of work from strangers when guessed as an account's new phone", async () => {
    const code = await codeFor(lin)
    const named = '新手机号的验证码不正确或已失效，请重新获取'
    for (let at = 0; at < 5; at++)
      expect((await changeTo(lin, notThe(code, at), elsewhere(40 + at))).message).toBe(named)
    const next = await codeFor(lin)
    // Before it the answer is the same for wrong and right guesses: an attacker learns nothing.
    for (const guarded of [notThe(next, 0), next])
      expect((await changeTo(lin, guarded, elsewhere(51))).code).toBe(refusals.proofOfWorkNeeded.code)
    expect((await byCode(lin, next, elsewhere(52))).code).toBe(refusals.proofOfWorkNeeded.code)
    expect((await solving((more) => byCode(lin, next, elsewhere(53), more))).success).toBe(true)
  })

  test('works only once', async () => {
    const code = await codeFor(lin)
    expect((await byCode(lin, code)).success).toBe(true)
    const replays = [
      await byCode(lin, code),
      await reset(lin, code),
      await register(lin, code),
      await change(lin, code, fresh, await codeFor(fresh)),
    ]
    expect(replays.map(({ code }) => code)).toEqual(replays.map(() => refusals.wrongCode.code))
  })

  test('works for no other phone', async () => {
    const code = await codeFor(lin)
    const freshCode = await codeFor(fresh)
    const misuses = [
      await byCode(zhou, code),
      await reset(zhou, code),
      await register(unknown, code),
      await change(zhou, code, fresh, freshCode),
      await change(lin, code, unknown, freshCode),
    ]
    expect(misuses.map(({ code }) => code)).toEqual(misuses.map(() => refusals.wrongCode.code))
    expect((await byCode(lin, code)).success).toBe(true)
  })

  test('used up by strangers is replaced by the next, which the owner uses', async () => {
    expect((await byPassword(lin, demoPassword)).success).toBe(true)
    const code = await codeFor(lin)
    for (let at = 0; at < 12; at++)
      await solving((more) => byCode(lin, notThe(code, at), elsewhere(at % 2 === 0 ? 3 : at), more))
    expect((await solving((more) => byCode(lin, code, home, more))).code).toBe(refusals.wrongCode.code)
    const next = await codeFor(lin)
    expect((await solving((more) => byCode(lin, next, home, more))).success).toBe(true)
  })
})

describe('whether a phone is known', () => {
  const wrong = '000000'
  const asks: Record<string, (phone: string, address: string) => Promise<ObservedAnswer>> = {
    'a wrong password': (phone, address) => byPassword(phone, 'wrong', address),
    'a wrong code': (phone, address) => byCode(phone, wrong, address),
    'asking for a code': (phone: string, address: string) =>
      server.call(identityCalls.sendUserCode, { phone }, from(address)),
    'a wrong code for a new password': (phone, address) => reset(phone, wrong, address),
    'a wrong code for a registration': (phone, address) => register(phone, wrong, address),
    'a wrong code for another phone': (phone: string, address: string) =>
      change(phone, wrong, fresh, wrong, address),
    'a wrong code for this phone': (phone: string, address: string) =>
      change(fresh, wrong, phone, wrong, address),
    'a wrong code for this phone from a member': (phone: string, address: string) =>
      changeTo(phone, wrong, address),
  }

  test.each(Object.entries(asks))('%s does not reveal it, by answer or by work', async (_, ask) => {
    await byPassword(lin, demoPassword)
    // Once before: statements are prepared on first use.
    await ask('13899998888', '10.30.0.9')
    // The server's other work may affect one comparison; a real difference is in every one.
    await vi.waitFor(async () => {
      server.clock.advance({ days: 1 })
      const known = await workOf(() => ask(lin, '10.30.0.1'))
      const nobody = await workOf(() => ask(unknown, '10.30.0.1'))
      expect(outward(known.answer)).toEqual(outward(nobody.answer))
      expect(known.statements).toEqual(nobody.statements)
      expect(known.statements.length).toBeGreaterThan(0)
    }, someComparisons)
  })

  test('a wrong password costs the same hash for every phone', async () => {
    const costOf = async (phone: string) => {
      const before = process.cpuUsage()
      for (let time = 0; time < 5; time++) await byPassword(phone, 'wrong', `10.31.0.${time}`)
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    // The demo's own are cheap to check in tests: this one has the production cost.
    const password_hash = await hashPassword(demoPassword)
    const accountId = idOf('account', 'zhoulan')
    await server.db.updateTable('account').set({ password_hash }).where('id', '=', accountId).execute()
    await costOf('13899997777')
    const [known, nobody] = [await costOf(zhou), await costOf(unknown)]
    // Without a hash it would be a fraction: the comparison uses processor time with a wide margin.
    expect(nobody).toBeGreaterThan(known * 0.5)
    expect(nobody).toBeLessThan(known * 2)
  })

  const someComparisons = { timeout: 10_000, interval: 200 }
  const outward = ({ http, code, message }: ObservedAnswer) => ({ http, code, message })

  /** The statements that a call sends to the database, in any order. */
  async function workOf<T>(ask: () => Promise<T>) {
    const before = sent.mock.calls.length
    const answer = await ask()
    const statements = sent.mock.calls.slice(before).map(([query]: unknown[]) => textOf(query) ?? '')
    return { answer, statements: statements.filter((text) => !ofTheQueue.test(text)).toSorted() }
  }
  /** The queue runs its own maintenance statements all the time; only those that a call adds count. */
  const ofTheQueue = /^(?!\s*insert).*pgboss\./is
  const textOf = (query: unknown) =>
    typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text
})

describe('a token that was planted before a login', () => {
  const planted = 'A'.repeat(43)
  const isSession = async (token: string) =>
    (await server.call(identityCalls.currentToken, {}, { token })).success

  test.each([
    [
      'login by password',
      () => server.call(identityCalls.login, { phone: lin, password: demoPassword }, from(home, planted)),
    ],
    [
      'login by code',
      async () =>
        server.call(identityCalls.login, { phone: lin, code: await codeFor(lin) }, from(home, planted)),
    ],
    [
      'registration',
      async () =>
        server.call(
          identitySteps.register,
          {
            phone: roster[1].phone,
            code: await codeFor(roster[1].phone),
            name: roster[1].name,
            certificateNumber: roster[1].certificate,
            agreementVersion: currentAgreement,
          },
          from(home, planted),
        ),
    ],
  ])('is not the session after %s', async (_, enter) => {
    const { token = '' } = (await enter()).result
    expect(token).not.toBe(planted)
    expect(await isSession(token)).toBe(true)
    expect(await isSession(planted)).toBe(false)
  })

  test("of the attacker's own account stays the attacker's", async () => {
    const attackers = (await byPassword(zhou, demoPassword)).result
    const { result } = await server.call(
      identityCalls.login,
      { phone: lin, password: demoPassword },
      from(home, attackers.token),
    )
    expect(result.token).not.toBe(attackers.token)
    const tags = await server.call(identityCalls.memberTags, {}, { token: attackers.token })
    expect(tags.result).toHaveLength(1)
  })

  test('ends with a new password and with a new phone', async () => {
    const { token } = (await byPassword(zhou, demoPassword)).result
    expect((await change(zhou, await codeFor(zhou), fresh, await codeFor(fresh))).success).toBe(true)
    expect(await isSession(token)).toBe(false)
    const next = (await byPassword(fresh, demoPassword)).result
    expect((await reset(fresh, await codeFor(fresh))).success).toBe(true)
    expect(await isSession(next.token)).toBe(false)
  })
})

test('limits tries of names against certificates for people without a roster entry', async () => {
  const phone = '13755558888'
  const code = await codeFor(phone)
  const tried: (number | string)[] = []
  for (let at = 0; at < 8; at++) {
    const certificateNumber = inventedCertificate('1995-06-18', 200 + at)
    const input = { phone, code, name: roster[2].name, certificateNumber, agreementVersion: currentAgreement }
    tried.push((await server.call(identitySteps.register, input, from(home))).code)
  }
  expect(tried.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => refusals.notOnRoster.code))
  expect(tried.slice(5)).toEqual(Array.from({ length: 3 }, () => refusals.wrongCode.code))
})
