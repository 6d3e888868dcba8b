import { beforeEach, describe, expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { identityCalls } from '@yf/contract/identity'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { demoPassword } from '#seeds/people.ts'
import { failuresPerNetwork } from './rules.ts'

const lin = '13800000001'
const unknown = '13811112222'
const server = demoStage(() => ({ settings: { trustedHops: 1 } }))

// Each test begins when locks and throttles of the one before have run out.
beforeEach(() => server.clock.advance({ hours: 1 }))

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const login = (phone: string, password: string, address = '10.0.0.1') =>
  server.call(identityCalls.login, { phone, password }, from(address))
const wrongTimes = async (times: number, phone: string, address?: string) => {
  const codes: (number | string)[] = []
  for (let time = 0; time < times; time++) codes.push((await login(phone, 'wrong', address)).code)
  return codes
}
const currentToken = (token: string) => server.call(identityCalls.currentToken, {}, { token })

test('a member with the right password gets user information and a token that works', async () => {
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

test('a member without a certificate number has none in the answer', async () => {
  const { result } = await login('13800000005', demoPassword)
  expect(result.certificateNumber).toBeNull()
})

test('a wrong password and an unknown phone get the same answer', async () => {
  const wrong = await login(lin, 'wrong')
  const nobody = await login(unknown, 'wrong')
  expect(wrong).toMatchObject({ http: 200, success: false, code: refusals.wrongPassword.code })
  expect(nobody).toMatchObject({ http: 200, success: false, code: wrong.code, message: wrong.message })
})

test('a member who has no password is not told apart either', async () => {
  expect((await login('13900000001', 'wrong')).code).toBe(refusals.wrongPassword.code)
})

test('neither or both of password and code is bad input that names the field', async () => {
  const neither = await server.call(identityCalls.login, { phone: lin })
  expect(neither).toMatchObject({ http: 400, code: 400, message: '请填写密码或验证码（password）' })
  const both = await server.call(identityCalls.login, { phone: lin, password: 'a', code: '123456' })
  expect(both).toMatchObject({ http: 400, code: 400, message: '密码和验证码只能填写一项（code）' })
})

describe('five wrong tries', () => {
  const locked = refusals.passwordLocked.code
  const wrong = refusals.wrongPassword.code

  test.each([lin, unknown])('lock %s for 15 minutes, known or not', async (phone) => {
    expect(await wrongTimes(6, phone)).toEqual([wrong, wrong, wrong, wrong, wrong, locked])
    expect((await login(phone, demoPassword)).code).toBe(locked)
    server.clock.advance({ minutes: 14, seconds: 59 })
    expect((await login(phone, demoPassword)).code).toBe(locked)
    server.clock.advance({ seconds: 1 })
    expect((await login(phone, demoPassword)).success).toBe(phone === lin)
  })

  test('are counted from zero after a success', async () => {
    await wrongTimes(4, lin)
    expect((await login(lin, demoPassword)).success).toBe(true)
    await wrongTimes(4, lin)
    expect((await login(lin, demoPassword)).success).toBe(true)
  })

  test('lock that phone only', async () => {
    await wrongTimes(5, lin)
    expect((await login('13800000002', demoPassword)).success).toBe(true)
  })

  test('that come at once let no sixth through', async () => {
    const codes = await Promise.all(
      Array.from({ length: 12 }, () => login(lin, 'wrong').then(({ code }) => code)),
    )
    expect(codes.filter((code) => code === wrong)).toHaveLength(5)
    expect((await login(lin, demoPassword)).code).toBe(locked)
  })

  test('do not lock anybody who logs in rightly many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(lin, demoPassword)))
    expect(answers.every(({ success }) => success)).toBe(true)
  })
})

describe('a network from which too many passwords were wrong', () => {
  const crowded = '10.9.9.9'
  const crowd = async () => {
    for (let time = 0; time < failuresPerNetwork.limit; time++)
      await server.services.limits.take('login-failures', crowded, failuresPerNetwork)
  }

  test('lets in by password only those who have logged in from there, for 15 minutes', async () => {
    expect((await login(lin, demoPassword, crowded)).success).toBe(true)
    await crowd()
    expect((await login('13800000002', demoPassword, crowded)).code).toBe(refusals.tooOften.code)
    expect((await login(lin, demoPassword, crowded)).success).toBe(true)
    expect((await login('13800000002', demoPassword, '10.0.0.2')).success).toBe(true)
    server.clock.advance({ minutes: 15 })
    expect((await login('13800000002', demoPassword, crowded)).success).toBe(true)
  })

  test('gives wrong passwords the same answer, whoever has logged in from there', async () => {
    await login(lin, demoPassword, crowded)
    await crowd()
    const [own, unknownHere] = [await login(lin, 'wrong', crowded), await login(unknown, 'wrong', crowded)]
    expect(own).toMatchObject({ code: refusals.tooOften.code, message: unknownHere.message })
    expect(unknownHere.code).toBe(own.code)
  })
})

describe('a lock that strangers caused', () => {
  const home = '10.0.7.7'
  const lockedByStrangers = async () => {
    expect((await login(lin, demoPassword, home)).success).toBe(true)
    for (const address of ['10.5.0.1', '10.5.0.2', '10.5.0.3', '10.5.0.4', '10.5.0.5'])
      await login(lin, 'wrong', address)
  }

  test('does not shut out the owner where she has logged in before', async () => {
    await lockedByStrangers()
    expect((await login(lin, demoPassword, '10.5.0.6')).code).toBe(refusals.passwordLocked.code)
    expect((await login(lin, demoPassword, home)).success).toBe(true)
    expect((await login(lin, demoPassword, '10.5.0.6')).code).toBe(refusals.passwordLocked.code)
  })

  test('still lets five wrong tries lock that place, too', async () => {
    await lockedByStrangers()
    await wrongTimes(5, lin, home)
    expect((await login(lin, demoPassword, home)).code).toBe(refusals.passwordLocked.code)
  })

  test('is answered at home as everywhere: nobody there learns that the phone is known', async () => {
    await lockedByStrangers()
    for (const address of ['10.5.0.1', '10.5.0.2', '10.5.0.3', '10.5.0.4', '10.5.0.5'])
      await login(unknown, 'wrong', address)
    expect((await login(lin, 'wrong', home)).code).toBe((await login(unknown, 'wrong', home)).code)
  })
})

test('a login remembers the entrance that it came by, and not the address', async () => {
  await server.call(
    identityCalls.login,
    { phone: lin, password: demoPassword, supply: 'xinghe' },
    from('10.3.3.3'),
  )
  const places = await server.db.selectFrom('login_place').selectAll().execute()
  expect(places.map(({ supply }) => supply)).toContain('xinghe')
  expect(JSON.stringify(places)).not.toContain('10.3.3.3')
})

test('a new login replaces the token: the old one is answered with body code 403', async () => {
  const first = (await login(lin, demoPassword)).result.token
  const second = (await login(lin, demoPassword)).result.token
  expect(await currentToken(first)).toMatchObject({ http: 200, success: false, code: 403 })
  expect(await currentToken(second)).toMatchObject({ success: true, message: second })
})

test('of two logins at once exactly one token stays current', async () => {
  const logins = await Promise.all([login(lin, demoPassword), login(lin, demoPassword)])
  const states = await Promise.all(logins.map(({ result }) => currentToken(result.token)))
  expect(states.map(({ code }) => code).toSorted()).toEqual([200, 403])
})

test('nothing readable of phone, certificate number or password is kept', async () => {
  const rows = await server.db.selectFrom('account').selectAll().execute()
  const text = JSON.stringify(rows)
  expect(text).not.toMatch(/1380000000\d/)
  expect(text).not.toContain('990100')
  expect(text).not.toContain(demoPassword)
})
