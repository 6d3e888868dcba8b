import { beforeEach, expect, test, vi } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { familyCalls } from '@yf/contract/family'
import { identityCalls } from '@yf/contract/identity'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { inventedCertificate } from '#seeds/people.ts'

let token: string
const child = idOf('family', 'linxiao/child')
const newPhone = '13911112222'

const sandbox = sandboxStage()
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
  return { jobs: true, settings: { sms } }
})
// Each test begins on another day, when all limits of the previous one have expired.
beforeEach(async () => {
  server.clock.advance({ days: 1 })
  token = await server.tokenOf('linxiao')
})

async function codeSentTo(phone: string): Promise<string> {
  const before = (await sandbox.smsTo(phone)).length
  expect((await server.call(identityCalls.sendCode, { phone })).success).toBe(true)
  const messages = await vi.waitFor(
    async () => {
      const all = await sandbox.smsTo(phone)
      expect(all.length).toBeGreaterThan(before)
      return all
    },
    { timeout: 60_000, interval: 50 },
  )
  return messages[0]!.code
}

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const change = (id: string, mobile: string, code: string) =>
  server.call(familyCalls.updateMobile, { id, mobile, code }, { token })

test("the code of the new phone changes a family member's phone, once", async () => {
  const code = await codeSentTo(newPhone)
  expect((await change(child, newPhone, another(code))).code).toBe(refusals.wrongCode.code)
  expect((await change(child, '13911113333', code)).code).toBe(refusals.wrongCode.code)
  expect((await change(child, newPhone, code)).result).toMatchObject({ id: child, mobile: '139****2222' })
  expect((await change(child, newPhone, code)).code).toBe(refusals.wrongCode.code)
})

test("another member's family member does not exist, and the try does not use up the code", async () => {
  const code = await codeSentTo(newPhone)
  token = await server.tokenOf('chenmo')
  for (let time = 0; time < 6; time++)
    expect((await change(child, newPhone, code)).code).toBe(refusals.notFound.code)
  token = await server.tokenOf('linxiao')
  expect((await change(child, newPhone, code)).success).toBe(true)
})

test("refuses the member's own phone, which is changed in the settings", async () => {
  expect((await change(idOf('account', 'linxiao'), newPhone, '123456')).code).toBe(
    refusals.ownPhoneElsewhere.code,
  )
})

test('adds a family member with a verified phone, and a refusal does not use up the code', async () => {
  const code = await codeSentTo(newPhone)
  const person = { relation: 'parent', certificateType: 'idCard', mobile: newPhone } as const
  const add = (certificateNumber: string, mobile: string) =>
    server.call(familyCalls.add, { ...person, name: '林建国', certificateNumber, code: mobile }, { token })
  const number = inventedCertificate('1960-02-03', 15)
  expect((await add(number, another(code))).code).toBe(refusals.wrongCode.code)
  const own = inventedCertificate('1990-03-07', 128)
  expect((await add(own, code)).code).toBe(refusals.familySelf.code)
  expect((await add(number, code)).result).toMatchObject({ name: '林建国', mobile: '139****2222' })
})
