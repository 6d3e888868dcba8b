import { beforeEach, describe, expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { identityCalls } from '@yf/contract/identity'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { demoPassword } from '#seeds/people.ts'
import { proofOfWorkIn, solutionOf, solving } from '#testkit/solve-proof-of-work.ts'

const lin = '13800000001'
const unknown = '13811112222'
const server = demoStage(() => ({ settings: { trustedHops: 1 } }))

// Each test begins after all locks and limits of the previous one have expired.
beforeEach(() => server.clock.advance({ hours: 2 }))

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const login = (phone: string, password: string, address = '10.0.0.1') =>
  server.call(identityCalls.login, { phone, password }, from(address))
/** As the app does: solves a required proof of work. */
const byProofOfWork = (phone: string, password: string, address = '10.0.0.1') =>
  solving((more) =>
    server.call(identityCalls.login, { phone, password }, { headers: { ...from(address).headers, ...more } }),
  )
const wrongTimes = async (times: number, phone: string, address?: string) => {
  const codes: (number | string)[] = []
  for (let time = 0; time < times; time++) codes.push((await login(phone, 'wrong', address)).code)
  return codes
}
const currentToken = (token: string) => server.call(identityCalls.currentToken, {}, { token })

test('a member with the right password gets user information and a valid token', async () => {
  const { success, result } = await login(lin, demoPassword)
  expect(success).toBe(true)
  expect(result).toMatchObject({
    baseId: idOf('account', 'linxiao'),
    name: '林晓',
    mobile: lin,
    gender: 2,
    birth: '1990-03-07',
  })
  expect(result.certificateNumber).toMatch(/^990\*{11}.{4}$/)
  expect(result.tpToken).not.toBe(result.token)
  const current = await currentToken(result.token)
  expect(current.message).toBe(result.token)
})

test('a member without a certificate number has none in the response', async () => {
  const { result } = await login('13800000005', demoPassword)
  expect(result.certificateNumber).toBeNull()
})

test('a wrong password and an unknown phone get the same answer', async () => {
  const wrong = await login(lin, 'wrong')
  const nobody = await login(unknown, 'wrong')
  expect(wrong).toMatchObject({ http: 200, success: false, code: refusals.wrongPassword.code })
  expect(nobody).toMatchObject({ http: 200, success: false, code: wrong.code, message: wrong.message })
})

test('a member without a password is not distinguishable either', async () => {
  expect((await login('13900000001', 'wrong')).code).toBe(refusals.wrongPassword.code)
})

test('neither or both of password and code is bad input that names the field', async () => {
  const neither = await server.call(identityCalls.login, { phone: lin })
  expect(neither).toMatchObject({ http: 400, code: 400, message: '请填写密码或验证码（password）' })
  const both = await server.call(identityCalls.login, { phone: lin, password: 'a', code: '123456' })
  expect(both).toMatchObject({ http: 400, code: 400, message: '密码和验证码只能填写一项（code）' })
})

const slowed = refusals.passwordLocked.code
const proofOfWork = refusals.proofOfWorkNeeded.code
const wrong = refusals.wrongPassword.code

describe('five wrong tries', () => {
  test.each([lin, unknown])(
    'of %s, known or not, make that network wait and then require a proof of work',
    async (phone) => {
      expect(await wrongTimes(6, phone)).toEqual([wrong, wrong, wrong, wrong, wrong, slowed])
      expect((await login(phone, demoPassword)).message).toBe(
        '密码错误次数过多，请5秒后再试，或使用验证码登录',
      )
      server.clock.advance({ seconds: 4 })
      expect((await login(phone, demoPassword)).message).toContain('请1秒后再试')
      server.clock.advance({ seconds: 1 })
      expect((await login(phone, demoPassword)).code).toBe(proofOfWork)
      expect((await byProofOfWork(phone, demoPassword)).success).toBe(phone === lin)
    },
  )

  test('double the wait with each further one', async () => {
    await wrongTimes(5, lin)
    for (const seconds of [5, 10, 20, 40, 80]) {
      expect((await login(lin, 'wrong')).message).toContain(`请${seconds}秒后再试`)
      server.clock.advance({ seconds })
      expect((await byProofOfWork(lin, 'wrong')).code).toBe(wrong)
    }
    expect((await login(lin, 'wrong')).message).toContain('请3分钟后再试')
  })

  test('are counted from zero after a success, and after an hour', async () => {
    await wrongTimes(4, lin)
    expect((await login(lin, demoPassword)).success).toBe(true)
    await wrongTimes(4, lin)
    expect((await login(lin, demoPassword)).success).toBe(true)
    await wrongTimes(5, unknown)
    server.clock.advance({ hours: 1 })
    expect(await wrongTimes(5, unknown)).toEqual([wrong, wrong, wrong, wrong, wrong])
  })

  test('affect only that phone', async () => {
    await wrongTimes(5, lin)
    expect((await login('13800000002', demoPassword)).success).toBe(true)
  })

  test('sent concurrently allow no sixth', async () => {
    const codes = await Promise.all(
      Array.from({ length: 12 }, () => login(lin, 'wrong').then(({ code }) => code)),
    )
    expect(codes.filter((code) => code === wrong)).toHaveLength(5)
    expect((await login(lin, demoPassword)).code).toBe(slowed)
  })

  test('do not slow down many concurrent correct logins', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(lin, demoPassword)))
    expect(answers.every(({ success }) => success)).toBe(true)
  })
})

describe('a proof of work', () => {
  const attacked = async () => {
    for (let at = 0; at < 5; at += 1) await login(lin, 'wrong', `10.5.0.${at}`)
  }

  test('is required of strangers everywhere during an attack, one solution per try', async () => {
    await attacked()
    const refused = await login(lin, 'wrong', '10.6.0.1')
    const solution = { 'x-puzzle': solutionOf(proofOfWorkIn(refused)!) }
    const tryWith = (password: string, address: string) =>
      server.call(
        identityCalls.login,
        { phone: lin, password },
        { headers: { 'x-forwarded-for': address, ...solution } },
      )
    expect((await tryWith('wrong', '10.6.0.2')).code).toBe(wrong)
    expect((await tryWith(demoPassword, '10.6.0.2')).code).toBe(proofOfWork)
  })

  test('is valid for one phone', async () => {
    await attacked()
    for (let at = 0; at < 5; at += 1) await login(unknown, 'wrong', `10.5.0.${at}`)
    const refused = await login(unknown, 'wrong', '10.6.0.3')
    const headers = { 'x-forwarded-for': '10.6.0.3', 'x-puzzle': solutionOf(proofOfWorkIn(refused)!) }
    const answered = await server.call(
      identityCalls.login,
      { phone: lin, password: demoPassword },
      { headers },
    )
    expect(answered.code).toBe(proofOfWork)
  })
})

describe('a network with too many wrong passwords', () => {
  const crowded = '10.9.9.9'
  const phones = (count: number) =>
    Array.from({ length: count }, (_, at) => `137${String(at).padStart(8, '0')}`)
  const crowd = async (count: number) => {
    for (const phone of phones(count)) await byProofOfWork(phone, 'wrong', crowded)
  }

  test("requires a proof of work from everybody except members who have logged in from there, whose wrong passwords get the same answer as anyone's", async () => {
    expect((await login(lin, demoPassword, crowded)).success).toBe(true)
    await crowd(60)
    const [own, unknownHere] = [await login(lin, 'wrong', crowded), await login(unknown, 'wrong', crowded)]
    expect(own).toMatchObject({ code: proofOfWork, message: unknownHere.message })
    expect(unknownHere.code).toBe(own.code)
    expect((await login('13800000002', demoPassword, crowded)).code).toBe(proofOfWork)
    expect((await byProofOfWork('13800000002', demoPassword, crowded)).success).toBe(true)
    expect((await login(lin, demoPassword, crowded)).success).toBe(true)
    expect((await login('13800000002', demoPassword, '10.0.0.2')).success).toBe(true)
  }, 60_000)
})

describe('wrong tries of strangers', () => {
  const home = '10.0.7.7'
  const phoneOfHers = { 'x-device': 'lin-xiao-telephone-0001' }
  const onDevice = (password: string, address: string, headers: object = phoneOfHers) =>
    server.call(
      identityCalls.login,
      { phone: lin, password },
      { headers: { 'x-forwarded-for': address, ...headers } },
    )
  const attacked = async () => {
    expect((await onDevice(demoPassword, home)).success).toBe(true)
    for (let at = 0; at < 8; at += 1) await login(lin, 'wrong', `10.5.0.${at}`)
  }

  test('do not affect the owner where they have logged in before', async () => {
    await attacked()
    expect((await login(lin, demoPassword, '10.5.9.6')).code).toBe(proofOfWork)
    expect((await login(lin, demoPassword, home)).success).toBe(true)
    expect((await login(lin, demoPassword, '10.5.9.7')).code).toBe(proofOfWork)
  })

  test("nor on the owner's device, wherever it is", async () => {
    await attacked()
    expect((await onDevice('wrong', '10.77.0.1')).code).toBe(wrong)
    expect((await onDevice(demoPassword, '10.77.0.1')).success).toBe(true)
    const other = { 'x-device': 'somebody-elses-telephone' }
    expect((await onDevice(demoPassword, '10.77.0.2', other)).code).toBe(proofOfWork)
    expect((await onDevice(demoPassword, '10.77.0.2', { 'x-device': 'short' })).code).toBe(proofOfWork)
  })

  test("on the owner's network slow that network down, and not the owner's device", async () => {
    await attacked()
    for (let time = 0; time < 5; time += 1) await login(lin, 'wrong', home)
    expect((await login(lin, demoPassword, home)).code).toBe(slowed)
    expect((await onDevice(demoPassword, home)).success).toBe(true)
  })

  test('get the same answer there as everywhere: it does not reveal that the phone is known', async () => {
    await attacked()
    for (let at = 0; at < 8; at += 1) await login(unknown, 'wrong', `10.5.0.${at}`)
    expect((await login(lin, 'wrong', home)).code).toBe((await login(unknown, 'wrong', home)).code)
  })

  test("on the owner's device count as the owner's, and slow that device down like any other", async () => {
    await attacked()
    for (let time = 0; time < 5; time += 1) expect((await onDevice('wrong', home)).code).toBe(wrong)
    expect((await onDevice(demoPassword, home)).code).toBe(slowed)
    server.clock.advance({ seconds: 5 })
    expect((await solving((more) => onDevice(demoPassword, home, { ...phoneOfHers, ...more }))).success).toBe(
      true,
    )
  })
})

test('a login records the entrance that it came by, and not the address', async () => {
  await server.call(
    identityCalls.login,
    { phone: lin, password: demoPassword, supply: 'xinghe' },
    from('10.3.3.3'),
  )
  const origins = await server.db.selectFrom('login_origin').selectAll().execute()
  expect(origins.map(({ supply }) => supply)).toContain('xinghe')
  expect(JSON.stringify(origins)).not.toContain('10.3.3.3')
  expect(JSON.stringify(origins)).not.toContain('telephone')
})

test('a new login replaces the token: the old one gets body code 403', async () => {
  const first = (await login(lin, demoPassword)).result.token
  const second = (await login(lin, demoPassword)).result.token
  expect(await currentToken(first)).toMatchObject({ http: 200, success: false, code: 403 })
  expect(await currentToken(second)).toMatchObject({ success: true, message: second })
})

test('of two concurrent logins exactly one token stays current', async () => {
  const logins = await Promise.all([login(lin, demoPassword), login(lin, demoPassword)])
  const states = await Promise.all(logins.map(({ result }) => currentToken(result.token)))
  expect(states.map(({ code }) => code).toSorted()).toEqual([200, 403])
})

test('phone, certificate number and password are not stored readably', async () => {
  const rows = await server.db.selectFrom('account').selectAll().execute()
  const text = JSON.stringify(rows)
  expect(text).not.toMatch(/1380000000\d/)
  expect(text).not.toContain('990100')
  expect(text).not.toContain(demoPassword)
})
