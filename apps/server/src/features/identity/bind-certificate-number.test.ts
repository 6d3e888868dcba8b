import { beforeEach, expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { identitySteps } from '@yf/contract/identity-steps'
import { demoStage } from '#testkit/demo-stage.ts'
import { inventedCertificate } from '#seeds/people.ts'
import { keepCode, newCode } from './codes.ts'

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
type Wish = Partial<{
  certificateType: 'idCard' | 'passport'
  certificateNumber: string
  name: string
  code: string
}>
const bind = (wish: Wish = {}, as = token) =>
  server.call(
    identitySteps.bindCertificateNumber,
    { certificateType: 'idCard', certificateNumber: certificate, ...wish },
    { token: as },
  )

test('a number with a wrong check digit names the field', async () => {
  const refused = await bind({ certificateNumber: '990100199104127711' })
  expect(refused).toMatchObject({ http: 400 })
  expect(refused.message).toContain('（certificateNumber）')
})

test('another name than the account has is refused', async () => {
  expect((await bind({ name: '赵弱' })).code).toBe(refusals.nameMismatch.code)
})

test("another account's number is refused", async () => {
  const refused = await bind({ certificateNumber: inventedCertificate('1990-03-07', 128) })
  expect(refused.code).toBe(refusals.certificateTaken.code)
})

test('the first number is bound at once, shown masked, and says birth and gender', async () => {
  const bound = await bind({ name: '赵强' })
  expect(bound.result).toMatchObject({ certificateType: 'idCard', birth: '1991-04-12', gender: 1 })
  expect(bound.result.certificateNumber).toMatch(/^990\*{11}.{4}$/)
})

test('another one needs a code to the own phone', async () => {
  expect(await bind(passport)).toMatchObject({ http: 400 })
  expect((await bind({ ...passport, code: '000000' })).code).toBe(refusals.wrongCode.code)
  const bound = await bind({ ...passport, code: await codeFor(zhao) })
  expect(bound.result).toMatchObject({
    certificateType: 'passport',
    certificateNumber: 'E******78',
    birth: '1991-04-12',
  })
})

test('a code to another phone does not serve', async () => {
  const code = await codeFor('13800000001')
  expect((await bind({ code })).code).toBe(refusals.wrongCode.code)
})

test('of two accounts that bind one number at once, one has it', async () => {
  const [first, second] = [await server.tokenOf('彭大海'), await server.tokenOf('曾庆丰')]
  const certificateNumber = inventedCertificate('1979-09-09', 443)
  const answers = await Promise.all([first, second].map((as) => bind({ certificateNumber }, as)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, refusals.certificateTaken.code])
})

test('numbers cannot be tried out', async () => {
  const taken = { certificateNumber: inventedCertificate('1990-03-07', 128), code: '000000' }
  const codes: (number | string)[] = []
  for (let time = 0; time < 12; time++) codes.push((await bind(taken)).code)
  expect(codes.at(-1)).toBe(refusals.tooOften.code)
})
