import { beforeEach, expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { identitySteps } from '@yf/contract/identity-steps'
import type { CertificateKind } from '@yf/domain/certificate'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { inventedCertificate } from '#seeds/people.ts'
import { roster } from '#seeds/roster.ts'
import { keepCode, newCode } from './codes.ts'
import { rosterField, rosterRow } from '#features/people/public.ts'

const zhao = '13800000005'
const certificate = inventedCertificate('1991-04-12', 771)
const passport = { certificateType: 'passport', certificateNumber: 'e 1234 5678' } as const
const server = demoStage()
let token: string

beforeEach(async () => {
  server.clock.advance({ days: 1 })
  token = await server.tokenOf('zhaoqiang')
})

async function codeFor(phone: string) {
  const code = newCode()
  await keepCode({ ...server.services, db: server.db }, phone, code)
  return code
}
type BindOptions = Partial<{
  certificateType: CertificateKind
  certificateNumber: string
  name: string
  code: string
}>
const bind = (options: BindOptions = {}, as = token) =>
  server.call(
    identitySteps.bindCertificateNumber,
    { certificateType: 'idCard', certificateNumber: certificate, ...options },
    { token: as },
  )

test('a number with a wrong check digit names the field', async () => {
  const refused = await bind({ certificateNumber: '990100199104127711' })
  expect(refused).toMatchObject({ http: 400 })
  expect(refused.message).toContain('（certificateNumber）')
})

test("refuses a name that differs from the account's", async () => {
  expect((await bind({ name: '赵弱' })).code).toBe(refusals.nameMismatch.code)
})

test("refuses another account's number", async () => {
  const refused = await bind({ certificateNumber: inventedCertificate('1990-03-07', 128) })
  expect(refused.code).toBe(refusals.certificateTaken.code)
})

test.each(['idCard', 'foreignerResident'] as const)(
  'the number of a colleague who has not registered yet is reserved for them, also as %s',
  async (certificateType) => {
    const refused = await bind({ certificateType, certificateNumber: roster[0].certificate })
    expect(refused).toMatchObject({
      code: refusals.nameMismatch.code,
      message: '该证件号码登记的姓名与您的账号不一致，请核对号码，或联系企业人力资源',
    })
  },
)

test('binds the first number at once, masked, with its birth and gender', async () => {
  const bound = await bind({ name: '赵强' })
  expect(bound.result).toMatchObject({ certificateType: 'idCard', birth: '1991-04-12', gender: 1 })
  expect(bound.result.certificateNumber).toMatch(/^990\*{11}.{4}$/)
})

test("another one needs a code to the member's own phone", async () => {
  expect(await bind(passport)).toMatchObject({ http: 400 })
  expect((await bind({ ...passport, code: '000000' })).code).toBe(refusals.wrongCode.code)
  const bound = await bind({ ...passport, code: await codeFor(zhao) })
  expect(bound.result).toMatchObject({
    certificateType: 'passport',
    certificateNumber: 'E******78',
    birth: '1991-04-12',
  })
})

test("a number that one employer has announced under the member's name can be bound, whatever another employer wrote", async () => {
  const certificateNumber = inventedCertificate('1991-04-12', 773)
  await announce('yuanshan', '赵强', certificateNumber)
  await announce('haina', '赵 强', certificateNumber)
  expect((await bind({ certificateNumber, code: await codeFor(zhao) })).success).toBe(true)
})

test('refuses a code sent to another phone', async () => {
  const code = await codeFor('13800000001')
  expect((await bind({ code })).code).toBe(refusals.wrongCode.code)
})

test('of two accounts that bind one number concurrently, one gets it', async () => {
  const [first, second] = [await server.tokenOf('彭大海'), await server.tokenOf('曾庆丰')]
  const certificateNumber = inventedCertificate('1979-09-09', 443)
  const answers = await Promise.all([first, second].map((as) => bind({ certificateNumber }, as)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, refusals.certificateTaken.code])
})

test('limits guessing numbers', async () => {
  const otherNumber = { certificateNumber: inventedCertificate('1990-03-07', 128), code: '000000' }
  const codes: (number | string)[] = []
  for (let time = 0; time < 12; time++) codes.push((await bind(otherNumber)).code)
  expect(codes.at(-1)).toBe(refusals.tooOften.code)
})

/** As the employer would. */
async function announce(company: string, name: string, certificate: string) {
  const { cipher } = server.services
  const id = idOf('roster', `${name}/${company}`)
  await server.db
    .insertInto('person')
    .values({
      company_id: idOf('company', company),
      id,
      name,
      gender: 1,
      certificate_kind: 'idCard',
      certificate_hash: cipher.lookup(certificate, rosterField),
      certificate_encrypted: cipher.encrypt(certificate, rosterRow(id)),
      phone_hash: null,
      phone_encrypted: null,
      mail_encrypted: null,
      account_id: null,
      joined_at: null,
    })
    .execute()
}
