import { beforeEach, describe, expect, test } from 'vitest'
import { companyCalls } from '@yf/contract/company'
import { refusals } from '@yf/contract/refusals'
import { currentAgreement } from '@yf/domain/agreements'
import { identityCalls } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { demoPassword, inventedCertificate } from '#seeds/people.ts'
import { roster } from '#seeds/roster.ts'
import { keepCode, newCode } from './codes.ts'

const [gu, shen, jiang] = roster
const server = demoStage()
let phones = 0

beforeEach(() => server.clock.advance({ hours: 1 }))

const freePhone = () => `137555500${String(++phones).padStart(2, '0')}`
async function codeFor(phone: string) {
  const code = newCode()
  await keepCode({ ...server.services, db: server.db }, phone, code)
  return code
}
interface RegisterOptions {
  name: string
  certificate: string
  /** The phone on the roster by default. */
  phone?: string | null
  password?: string
}
async function register({ name, certificate, phone: known, password }: RegisterOptions) {
  const phone = known ?? freePhone()
  const input = {
    phone,
    code: await codeFor(phone),
    name,
    certificateNumber: certificate,
    agreementVersion: currentAgreement,
  }
  return server.call(identitySteps.register, password === undefined ? input : { ...input, password })
}

test("a person on a company's roster joins it with the phone that the company knows", async () => {
  const { phone } = gu
  const { result } = await register({
    ...gu,
    certificate: gu.certificate.toLowerCase(),
    password: 'Starlight-9',
  })
  expect(result).toMatchObject({ name: '顾一帆', mobile: phone, birth: '1995-06-18', gender: 1 })
  expect(result.certificateNumber).toMatch(/^990\*{11}.{4}$/)
  const companies = await server.call(companyCalls.list, {}, { token: result.token! })
  expect(companies.result.companyList.map(({ companyName }) => companyName)).toEqual(['星河软件'])
  expect(companies.result.isHaveCertificateNumber).toBe(1)
  const accepted = await server.db
    .selectFrom('agreement_acceptance')
    .select(['agreement', 'version'])
    .where('account_id', '=', result.baseId!)
    .execute()
  expect(accepted.map(({ agreement }) => agreement).toSorted()).toEqual(['privacy', 'user'])
  expect(accepted.every(({ version }) => version === currentAgreement)).toBe(true)
  const again = await server.call(identityCalls.login, { phone, password: 'Starlight-9' })
  expect(again.success).toBe(true)
})

test('a certificate that has joined cannot join again', async () => {
  expect((await register({ ...shen })).result.name).toBe('沈书瑶')
  expect((await register({ ...shen, phone: freePhone() })).code).toBe(refusals.notOnRoster.code)
})

test.each([
  ['another name', { ...jiang, name: '江予宁' }],
  ['a number nobody announced', { ...jiang, certificate: inventedCertificate('1998-08-08', 337) }],
])('%s is not on the roster', async (_, wish) => {
  expect(await register(wish)).toMatchObject({ code: refusals.notOnRoster.code })
})

test('a number with a wrong check digit is bad input that names the field', async () => {
  const wrong = jiang.certificate.slice(0, 17) + (jiang.certificate.endsWith('1') ? '2' : '1')
  const refused = await register({ ...jiang, certificate: wrong })
  expect(refused).toMatchObject({ http: 400, code: 400 })
  expect(refused.message).toContain('certificateNumber')
})

test('a weak password is bad input that names the field', async () => {
  const refused = await register({ ...jiang, password: '12345678' })
  expect(refused).toMatchObject({ http: 400 })
  expect(refused.message).toContain('（password）')
})

test('the holder of a registered phone is asked to log in, and the code still works for that', async () => {
  const phone = '13800000001'
  const code = await codeFor(phone)
  const { name, certificate } = jiang
  const input = { phone, code, name, certificateNumber: certificate, agreementVersion: currentAgreement }
  expect((await server.call(identitySteps.register, input)).code).toBe(refusals.phoneKnown.code)
  const stranger = await server.call(identitySteps.register, { ...input, code: newCode() })
  expect(stranger.code).toBe(refusals.wrongCode.code)
  expect((await server.call(identityCalls.login, { phone, code })).success).toBe(true)
})

test('a person whose certificate another account holds is asked to use that account', async () => {
  const certificate = inventedCertificate('1990-03-07', 128)
  await server.db.deleteFrom('roster_entry').where('name', '=', '林晓').execute()
  await announce('林晓', certificate, ['yuanshan'])
  expect(await register({ name: '林晓', certificate })).toMatchObject({
    code: refusals.certificateTaken.code,
  })
})

test('of many concurrent registrations for one person one succeeds', async () => {
  const certificate = inventedCertificate('1985-01-30', 561)
  const phones = [freePhone(), freePhone(), freePhone()]
  const companies = ['haina', 'xinghe-hardware', 'yuanli']
  for (const [at, company] of companies.entries()) await announce('白霜', certificate, [company], phones[at])
  const answers = await Promise.all(phones.map((phone) => register({ name: '白霜', certificate, phone })))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  const members = await server.db
    .selectFrom('roster_entry')
    .innerJoin('membership', 'membership.account_id', 'roster_entry.account_id')
    .select('membership.account_id')
    .where('roster_entry.name', '=', '白霜')
    .distinct()
    .execute()
  expect(members).toHaveLength(1)
})

test('a person on two rosters joins both companies, even if only one of them knows the phone', async () => {
  const certificate = inventedCertificate('1985-01-30', 551)
  const phone = freePhone()
  await announce('白露', certificate, ['haina'], phone)
  await announce('白露', certificate, ['xinghe-hardware'])
  const { result } = await register({ name: '白露', certificate, phone })
  const companies = await server.call(companyCalls.list, {}, { token: result.token! })
  expect(companies.result.companyList.map(({ companyName }) => companyName).toSorted()).toEqual([
    '星河硬件',
    '海纳制造',
  ])
})

test('an older agreement does not count as consent to this one', async () => {
  const { phone } = shen
  const input = { phone, code: await codeFor(phone), name: shen.name, certificateNumber: shen.certificate }
  const refused = await server.call(identitySteps.register, { ...input, agreementVersion: '2020-01-01' })
  expect(refused.code).toBe(refusals.agreementNeeded.code)
})

test('certificate numbers, phones and mailboxes on the roster are not readable', async () => {
  const rows = JSON.stringify(await server.db.selectFrom('roster_entry').selectAll().execute())
  expect(rows).not.toMatch(/990100|1371111|xinghe\.example/)
})

describe('a person with an account', () => {
  const namesFor = async (token: string | undefined) => {
    const { result } = await server.call(companyCalls.list, {}, { token: token! })
    return result.companyList.map(({ companyName }) => companyName)
  }
  const accounts = () => server.db.selectFrom('account').select('id').execute()
  const lin = { name: '林晓', certificate: inventedCertificate('1990-03-07', 128), phone: '13800000001' }
  const zhou = { name: '周岚', certificate: inventedCertificate('1986-11-21', 46), phone: '13800000002' }
  const zhao = {
    name: '赵强',
    certificate: inventedCertificate('1991-04-12', 771),
    phone: '13800000005',
  }

  test('joins another employer with it when the phone is on the roster, and the app opens there', async () => {
    await announce(zhou.name, zhou.certificate, ['yuanli'], zhou.phone)
    const before = await accounts()
    const { result } = await register(zhou)
    expect(result).toMatchObject({
      baseId: idOf('account', 'zhoulan'),
      companyId: idOf('company', 'yuanli'),
    })
    expect(await namesFor(result.token)).toEqual(['海纳制造', '原力健康'])
    expect(await accounts()).toEqual(before)
    expect(
      (await server.call(identityCalls.login, { phone: zhou.phone, password: demoPassword })).success,
    ).toBe(true)
    // On no other roster, they are asked to log in.
    const again = await register(zhou)
    expect(again).toMatchObject({
      code: refusals.phoneKnown.code,
      message: expect.stringContaining('目前没有新的企业登记您'),
    })
  })

  test('has to verify their identity like anybody else when the employer knows another phone or none', async () => {
    await announce(zhou.name, zhou.certificate, ['xinghe-hardware'], '13711119999')
    const { result } = await register(zhou)
    expect(result).toEqual({ confirm: { token: expect.any(String), phone: '137****9999', mail: null } })
    const token = result.confirm!.token
    const requested = await server.call(identitySteps.askEmployer, {}, { token })
    expect(requested.success).toBe(true)
    const code = newCode()
    await keepCode({ ...server.services, db: server.db }, 'roster:13711119999', code)
    const done = await server.call(identitySteps.confirmRegistration, { to: 'phone', code }, { token })
    expect(done.result).toMatchObject({ baseId: idOf('account', 'zhoulan'), mobile: zhou.phone })
    expect(await namesFor(done.result.token)).toContain('星河硬件')
  })

  test.each([
    ['another certificate', { ...lin, certificate: inventedCertificate('1990-03-07', 900) }],
    ['another name', { ...lin, name: '林小' }],
  ])("joins nothing with %s than the account's", async (_, wish) => {
    await server.db.deleteFrom('roster_entry').where('name', 'in', ['林晓', '林小']).execute()
    await announce(wish.name, wish.certificate, ['yuanshan'], lin.phone)
    expect(await register(wish)).toMatchObject({
      code: refusals.phoneKnown.code,
      message: expect.stringContaining('与账号一致'),
    })
  })

  test('and no certificate gets the announced one only after verifying their identity', async () => {
    await announce(zhao.name, zhao.certificate, ['haina'], '13711118888')
    const { result } = await register(zhao)
    expect(result.confirm).toMatchObject({ phone: '137****8888' })
    const row = () =>
      server.db
        .selectFrom('account')
        .select('certificate_hash')
        .where('id', '=', idOf('account', 'zhaoqiang'))
        .executeTakeFirstOrThrow()
    expect(await row()).toEqual({ certificate_hash: null })
    const code = newCode()
    await keepCode({ ...server.services, db: server.db }, 'roster:13711118888', code)
    const done = await server.call(
      identitySteps.confirmRegistration,
      { to: 'phone', code },
      { token: result.confirm!.token },
    )
    expect(done.result).toMatchObject({ baseId: idOf('account', 'zhaoqiang'), birth: '1991-04-12' })
    expect(done.result.certificateNumber).toMatch(/^990\*{11}.{4}$/)
    expect(await namesFor(done.result.token)).toEqual(['远山物流', '海纳制造'])
    // Nobody else can register with that number any more.
    await announce(zhao.name, zhao.certificate, ['yuanli'])
    expect((await register({ ...zhao, phone: freePhone() })).code).toBe(refusals.certificateTaken.code)
  })

  test('returns to a company that they had left', async () => {
    const company = idOf('company', 'xinghe-hardware')
    const membership = { account_id: idOf('account', 'linxiao'), company_id: company, is_family: false }
    const own = server.db.updateTable('membership').where((row) => row.and(membership))
    await own.set({ status: 'ended' }).execute()
    await server.db.deleteFrom('roster_entry').where('name', '=', lin.name).execute()
    await announce(lin.name, lin.certificate, ['xinghe-hardware'], lin.phone)
    expect(await namesFor(await server.tokenOf('linxiao'))).toEqual(['星河软件'])
    const { result } = await register(lin)
    expect(await namesFor(result.token)).toEqual(['星河软件', '星河硬件'])
  })

  test('joins once, despite concurrent requests', async () => {
    await server.db.deleteFrom('roster_entry').where('name', '=', lin.name).execute()
    await announce(lin.name, lin.certificate, ['haina'], lin.phone)
    const code = await codeFor(lin.phone)
    const input = {
      phone: lin.phone,
      code,
      name: lin.name,
      certificateNumber: lin.certificate,
      agreementVersion: currentAgreement,
    }
    const answers = await Promise.all([1, 2, 3].map(() => server.call(identitySteps.register, input)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    const others = answers.filter(({ success }) => !success).map((answered) => answered.code)
    expect(others).toEqual([refusals.wrongCode.code, refusals.wrongCode.code])
  })

  test('who sets a password keeps only that one, and nothing opened by the old password stays valid', async () => {
    await server.db.deleteFrom('roster_entry').where('name', '=', lin.name).execute()
    await announce(lin.name, lin.certificate, ['yuanli'], lin.phone)
    const former = await server.tokenOf('linxiao')
    const { result } = await register({ ...lin, password: 'Starlight-9' })
    expect((await server.call(identityCalls.currentToken, {}, { token: former })).code).toBe(403)
    expect((await server.call(identityCalls.currentToken, {}, { token: result.token! })).success).toBe(true)
    const login = (password: string) => server.call(identityCalls.login, { phone: lin.phone, password })
    expect((await login(demoPassword)).code).toBe(refusals.wrongPassword.code)
    expect((await login('Starlight-9')).success).toBe(true)
  })
})

/** As the employer would. */
async function announce(name: string, certificate: string, companies: readonly string[], phone?: string) {
  const { cipher } = server.services
  for (const company of companies) {
    const id = idOf('roster', `${name}/${company}`)
    await server.db
      .insertInto('roster_entry')
      .values({
        company_id: idOf('company', company),
        id,
        name,
        gender: 1,
        certificate_kind: 'idCard',
        certificate_hash: cipher.lookup(certificate, 'roster.certificate'),
        certificate_encrypted: cipher.encrypt(certificate, `roster:${id}:certificate`),
        phone_hash: phone ? cipher.lookup(phone, 'roster.phone') : null,
        phone_encrypted: phone ? cipher.encrypt(phone, `roster:${id}:phone`) : null,
        mail_encrypted: null,
        account_id: null,
        joined_at: null,
      })
      .execute()
  }
}

test('nobody registers with a company in preparation or a suspended one', async () => {
  const person = jiang
  const { company_id } = await server.db
    .selectFrom('roster_entry')
    .select('company_id')
    .where('name', '=', person.name)
    .executeTakeFirstOrThrow()
  const set = (status: 'preparing' | 'active' | 'suspended') =>
    server.db.updateTable('company').set({ status }).where('id', '=', company_id).execute()
  for (const status of ['preparing', 'suspended'] as const) {
    await set(status)
    const refused = await register({ ...person, phone: null })
    expect(refused).toMatchObject({
      code: refusals.companyNotOpen.code,
      message: expect.stringContaining('尚未开通或已暂停') as string,
    })
  }
  await set('active')
  expect((await register({ ...person, phone: null })).code).toBe(200)
})
