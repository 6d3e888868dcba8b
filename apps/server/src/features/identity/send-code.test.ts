import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { identityCalls } from '@yf/contract/identity'
import { bitsOf } from '@yf/contract/proof-of-work/proof-of-work'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { proofOfWorkIn, solving } from '#testkit/solve-proof-of-work.ts'
import { demoPassword } from '#seeds/people.ts'
import { codesPerNetwork, memberCodesPerNetwork, foreignRequestsPerNetwork } from './rules.ts'

const lin = '13800000001'
const zhou = '13800000002'
const unknown = '13811112222'

const sandbox = sandboxStage({ smsPerMinute: 200 })
const server = demoStage(() => {
  const sms = {
    baseUrl: sandbox.smsBaseUrl,
    accessKeyId: 'sandbox-key',
    accessKeySecret: 'sandbox-secret',
    signName: '原力星球',
    templateCode: 'SMS_100000001',
    noticeTemplateCode: 'SMS_100000002',
    claimTemplateCode: 'SMS_100000003',
    messageTemplateCode: 'SMS_100000004',
    billTemplateCode: 'SMS_100000009',
    phoneTemplateCode: 'SMS_100000010',
  }
  return { settings: { sms, trustedHops: 1 } }
})
// Each test begins on another day, when all limits of the previous one have expired.
beforeEach(() => server.clock.advance({ days: 1 }))

const send = (phone: string, address = '10.0.0.1') =>
  server.call(identityCalls.sendUserCode, { phone }, { headers: { 'x-forwarded-for': address } })
const sendInTheEnd = (phone: string, more: Record<string, string> = {}) =>
  solving((headers) =>
    server.call(identityCalls.sendUserCode, { phone }, { headers: { ...headers, ...more } }),
  )
const login = (phone: string, code: string, headers: Record<string, string> = {}) =>
  server.call(identityCalls.login, { phone, code }, { headers })
/** After the obstacles that follow wrong tries: a wait, and a proof of work. */
const loginInTheEnd = (phone: string, code: string) => {
  server.clock.advance({ seconds: 5 })
  return solving((headers) => login(phone, code, headers))
}
const wrongCode = refusals.wrongCode.code

const play = (scenario: string) =>
  fetch(`${sandbox.url}/scenarios/sms`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })
afterEach(() => play('works'))

async function codeSentTo(phone: string): Promise<string> {
  expect((await send(phone)).success).toBe(true)
  const [newest] = await sandbox.smsTo(phone)
  return newest!.code
}

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code sent to the phone opens the account once', async () => {
  const code = await codeSentTo(lin)
  expect(code).toMatch(/^\d{6}$/)
  expect((await login(lin, code)).result.name).toBe('林晓')
  expect(await login(lin, code)).toMatchObject({ success: false, code: wrongCode })
})

test('of two concurrent uses of a code one succeeds', async () => {
  const code = await codeSentTo(lin)
  const answers = await Promise.all([login(lin, code), login(lin, code)])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, wrongCode])
})

test('a code is valid for five minutes', async () => {
  const code = await codeSentTo(lin)
  server.clock.advance({ minutes: 5 })
  expect((await login(lin, code)).code).toBe(wrongCode)
})

test('five wrong tries invalidate a code', async () => {
  const code = await codeSentTo(lin)
  for (let time = 0; time < 5; time++) expect((await login(lin, another(code))).code).toBe(wrongCode)
  expect(await login(lin, code)).toMatchObject({
    code: refusals.tooOften.code,
    message: '验证码错误次数过多，请5秒后再试',
  })
  expect((await loginInTheEnd(lin, code)).code).toBe(wrongCode)
})

test('four wrong tries do not', async () => {
  const code = await codeSentTo(lin)
  for (let time = 0; time < 4; time++) await login(lin, another(code))
  expect((await login(lin, code)).success).toBe(true)
})

test('concurrent tries are limited to five, too', async () => {
  const code = await codeSentTo(lin)
  await Promise.all(Array.from({ length: 12 }, () => login(lin, another(code))))
  expect((await loginInTheEnd(lin, code)).code).toBe(wrongCode)
})

test('a code works for no other phone', async () => {
  const code = await codeSentTo(lin)
  expect((await login(zhou, code)).code).toBe(wrongCode)
  expect((await login(unknown, code)).code).toBe(wrongCode)
  expect((await login(lin, code)).success).toBe(true)
})

test('a newer code replaces the older one', async () => {
  const older = await codeSentTo(lin)
  server.clock.advance({ minutes: 1 })
  const newer = await codeSentTo(lin)
  expect((await login(lin, older)).code).toBe(wrongCode)
  expect((await login(lin, newer)).success).toBe(true)
})

test('a phone gets one code a minute', async () => {
  expect((await send(lin)).success).toBe(true)
  expect((await send(lin)).code).toBe(refusals.codeTooSoon.code)
  server.clock.advance({ seconds: 59 })
  expect((await send(lin)).code).toBe(refusals.codeTooSoon.code)
  server.clock.advance({ seconds: 1 })
  expect((await send(lin)).success).toBe(true)
})

test('a phone gets ten codes per day in Shanghai time, over both calls', async () => {
  server.clock.set(`${server.clock.now().toISOString().slice(0, 10)}T10:00:00+08:00`)
  server.clock.advance({ days: 1 })
  for (let time = 0; time < 10; time++) {
    const row = time % 2 === 0 ? identityCalls.sendUserCode : identityCalls.sendCode
    const sent = await solving((headers) => server.call(row, { phone: lin }, { headers }))
    expect(sent.success).toBe(true)
    server.clock.advance({ minutes: 1 })
  }
  expect((await sendInTheEnd(lin)).code).toBe(refusals.codeTooMany.code)
  server.clock.set(`${server.clock.now().toISOString().slice(0, 10)}T23:59:00+08:00`)
  expect((await sendInTheEnd(lin)).code).toBe(refusals.codeTooMany.code)
  server.clock.advance({ minutes: 1 })
  expect((await send(lin)).success).toBe(true)
})

describe('a caller who sends codes to a phone', () => {
  const fromAfar = (phone: string, at: number) =>
    server.call(identityCalls.sendUserCode, { phone }, { headers: { 'x-forwarded-for': `10.44.0.${at}` } })

  test.each([lin, unknown])(
    '%s, known or not, solves a proof of work from the fourth of a day on',
    async (phone) => {
      for (let at = 0; at < 3; at += 1) {
        expect((await fromAfar(phone, at)).success).toBe(true)
        server.clock.advance({ minutes: 1 })
      }
      expect((await fromAfar(phone, 3)).code).toBe(refusals.proofOfWorkNeeded.code)
      expect((await sendInTheEnd(phone, { 'x-forwarded-for': '10.44.0.4' })).success).toBe(true)
      expect((await fromAfar(phone, 5)).code).toBe(refusals.proofOfWorkNeeded.code)
    },
  )

  test('solves harder ones the more codes were sent', async () => {
    const hardness: number[] = []
    for (let at = 0; at < 9; at += 1) {
      const proofOfWork = proofOfWorkIn(await fromAfar(lin, at))
      if (proofOfWork) hardness.push(bitsOf(proofOfWork)!)
      if (proofOfWork) await sendInTheEnd(lin)
      server.clock.advance({ minutes: 1 })
    }
    const { proofOfWorkEase } = server.services.settings
    expect(hardness.map((bits) => bits + proofOfWorkEase)).toEqual([14, 14, 15, 15, 16, 16])
  })

  test('cannot use up the codes that the owner requests on their own phone', async () => {
    const own = { 'x-device': 'lin-xiao-telephone-0001' }
    expect((await login(lin, await codeSentTo(lin), own)).success).toBe(true)
    for (let time = 0; time < 10; time += 1) {
      server.clock.advance({ minutes: 1 })
      await sendInTheEnd(lin)
    }
    server.clock.advance({ minutes: 1 })
    expect((await sendInTheEnd(lin)).code).toBe(refusals.codeTooMany.code)
    server.clock.advance({ minutes: 1 })
    const sent = await server.call(identityCalls.sendUserCode, { phone: lin }, { headers: own })
    expect(sent.success).toBe(true)
  })

  test('to many phones from one network solves one, too', async () => {
    const office = { headers: { 'x-forwarded-for': '10.45.0.1' } }
    const ask = (at: number) =>
      server.call(identityCalls.sendUserCode, { phone: `1361234${String(at).padStart(4, '0')}` }, office)
    for (let at = 0; at < foreignRequestsPerNetwork.limit; at += 1) expect((await ask(at)).success).toBe(true)
    expect((await ask(99)).code).toBe(refusals.proofOfWorkNeeded.code)
  })
})

test('an unknown phone gets the same answers and no message', async () => {
  const known = await send(lin)
  const nobody = await send(unknown)
  expect(nobody).toMatchObject({ http: known.http, code: known.code, message: known.message, result: null })
  expect((await send(unknown)).code).toBe((await send(lin)).code)
  expect(await sandbox.smsTo(unknown)).toEqual([])
})

test('sendCode sends to any phone', async () => {
  const phone = '13733334444'
  expect((await server.call(identityCalls.sendCode, { phone })).success).toBe(true)
  const [message] = await sandbox.smsTo(phone)
  expect((await login(phone, message!.code)).code).toBe(wrongCode)
})

test("a code logs in a member whose password is under attack, and resets the password's counters", async () => {
  for (let time = 0; time < 5; time++)
    await server.call(identityCalls.login, { phone: lin, password: 'wrong' })
  expect((await login(lin, await codeSentTo(lin))).success).toBe(true)
  expect((await server.call(identityCalls.login, { phone: lin, password: demoPassword })).success).toBe(true)
})

test.each([
  [identityCalls.sendCode, 'anyone', codesPerNetwork],
  [identityCalls.sendUserCode, 'members', memberCodesPerNetwork],
])('limits codes sent to many phones from one address by $path', async (row, audience, window) => {
  const [crowded, other] = [{ 'x-forwarded-for': '10.8.8.8' }, { 'x-forwarded-for': '10.0.0.1' }]
  for (let time = 1; time < window.limit; time++)
    await server.services.limits.take(`code-network-${audience}`, '10.8.8.8', window)
  expect((await server.call(row, { phone: '13612340001' }, { headers: crowded })).success).toBe(true)
  const refused = await server.call(row, { phone: '13612340002' }, { headers: crowded })
  expect(refused.code).toBe(refusals.tooOften.code)
  expect((await server.call(row, { phone: lin }, { headers: other })).success).toBe(true)
})

test('five wrong tries in total invalidate a code, from any origin, and the next code works', async () => {
  const code = await codeSentTo(lin)
  const enter = (code: string, address: string) => {
    server.clock.advance({ seconds: 5 })
    return solving((more) => login(lin, code, { ...more, 'x-forwarded-for': address }))
  }
  await enter(another(code), '10.0.0.1')
  for (let time = 0; time < 4; time++) await enter(another(code), `10.66.0.${time}`)
  expect((await enter(code, '10.0.0.1')).code).toBe(wrongCode)
  server.clock.advance({ minutes: 1 })
  expect((await enter(await codeSentTo(lin), '10.0.0.1')).success).toBe(true)
})

describe('a code that the gateway does not accept', () => {
  test.each([
    ['down', /验证码没有发送/],
    ['cut', /验证码没有发送/],
    ['refuses', /请核对号码/],
    ['limited', /一小时后再试/],
  ])('(%s) is not reported as sent, to anyone and by either call', async (scenario, expectedMessage) => {
    await play(scenario)
    for (const [phone, row] of [
      [lin, identityCalls.sendUserCode],
      [unknown, identityCalls.sendUserCode],
      ['13733335555', identityCalls.sendCode],
    ] as const) {
      const answer = await server.call(row, { phone })
      expect(answer).toMatchObject({ success: false, code: refusals.codeNotSent.code })
      expect(answer.message).toMatch(expectedMessage)
      expect(answer.message).not.toContain('已发送')
    }
  })

  test('uses up neither the minute nor the day, and leaves the earlier one valid', async () => {
    server.clock.set(`${server.clock.now().toISOString().slice(0, 10)}T10:00:00+08:00`)
    const before = await codeSentTo(lin)
    server.clock.advance({ minutes: 1 })
    await play('down')
    for (let time = 0; time < 12; time++)
      expect((await sendInTheEnd(lin)).code).toBe(refusals.codeNotSent.code)
    expect((await login(lin, before)).success).toBe(true)
    await play('works')
    for (let time = 0; time < 9; time++) {
      expect((await sendInTheEnd(lin)).success).toBe(true)
      server.clock.advance({ minutes: 1 })
    }
    expect((await sendInTheEnd(lin)).code).toBe(refusals.codeTooMany.code)
  })
})

test('neither code nor phone is readable in the database', async () => {
  const code = await codeSentTo(lin)
  const stored = [
    await server.db.selectFrom('sms_code').selectAll().execute(),
    await server.db.selectFrom('outbox').selectAll().execute(),
    await server.db.selectFrom('limit_window').selectAll().execute(),
  ]
  expect(JSON.stringify(stored)).not.toContain(code)
  expect(JSON.stringify(stored)).not.toContain(lin)
})
