import { beforeEach, expect, test } from 'vitest'
import { companyCalls } from '@yf/contract/company'
import { refusals } from '@yf/contract/refusals'
import { currentAgreement } from '@yf/domain/agreements'
import { identityCalls } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { inventedCertificate } from '#seeds/people.ts'
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
interface Wish {
  name: string
  certificate: string
  /** The one on the roster, where nothing else is said. */
  phone?: string | null
  password?: string
}
async function register({ name, certificate, phone: known, password }: Wish) {
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

test('whom a company has announced joins it with the phone that the company knows', async () => {
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

test('a certificate that has joined does not join again', async () => {
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

test('who holds a phone that is registered is told to log in, and the code still serves for it', async () => {
  const phone = '13800000001'
  const code = await codeFor(phone)
  const { name, certificate } = jiang
  const input = { phone, code, name, certificateNumber: certificate, agreementVersion: currentAgreement }
  expect((await server.call(identitySteps.register, input)).code).toBe(refusals.phoneKnown.code)
  const stranger = await server.call(identitySteps.register, { ...input, code: newCode() })
  expect(stranger.code).toBe(refusals.wrongCode.code)
  expect((await server.call(identityCalls.login, { phone, code })).success).toBe(true)
})

test('a person whose certificate another account holds is told to use that one', async () => {
  const certificate = inventedCertificate('1990-03-07', 128)
  await server.db.deleteFrom('roster_entry').where('name', '=', '林晓').execute()
  await announce('林晓', certificate, ['yuanshan'])
  expect(await register({ name: '林晓', certificate })).toMatchObject({
    code: refusals.certificateTaken.code,
  })
})

test('of many registrations for one person at once one succeeds', async () => {
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

test('whom two companies have announced joins both, though one of them alone knows the phone', async () => {
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

test('an older agreement is no consent to this one', async () => {
  const { phone } = shen
  const input = { phone, code: await codeFor(phone), name: shen.name, certificateNumber: shen.certificate }
  const refused = await server.call(identitySteps.register, { ...input, agreementVersion: '2020-01-01' })
  expect(refused.code).toBe(refusals.agreementNeeded.code)
})

test('nothing readable of a certificate number, phone or mailbox stands on the roster', async () => {
  const rows = JSON.stringify(await server.db.selectFrom('roster_entry').selectAll().execute())
  expect(rows).not.toMatch(/990100|1371111|xinghe\.example/)
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
        certificate_sealed: cipher.seal(certificate, `roster:${id}:certificate`),
        phone_hash: phone ? cipher.lookup(phone, 'roster.phone') : null,
        phone_sealed: phone ? cipher.seal(phone, `roster:${id}:phone`) : null,
        mail_sealed: null,
        account_id: null,
        joined_at: null,
      })
      .execute()
  }
}
