import type { Input } from '@yf/contract/call'
import { companyCalls } from '@yf/contract/company'
import { companyAdminCalls as calls } from '@yf/contract/company-admin'
import { refusals } from '@yf/contract/refusals'
import { beforeAll, expect, test } from 'vitest'
import { idOf } from '#seeds/ids.ts'
import { lastAuditEventIn } from '#testkit/audit-events.ts'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()
const companyId = idOf('company', 'yuanshan')
let [member, admin, hr] = [{ token: '' }, { token: '' }, { token: '' }]
beforeAll(async () => {
  member = { token: await server.tokenOf('zhaoqiang') }
  admin = { token: await server.staffTokenOf('admin1') }
  hr = { token: await server.staffTokenOf('hr1') }
})

const texts = { summary: '上门服务', audience: '全体员工', usage: '电话预约', rules: '每年一次' }
const benefit: Input<typeof calls.addBenefit> = {
  companyId,
  name: '视力检查',
  ...texts,
  kind: '体检',
  code: 'FENGSHI',
  endDay: '2030-12-31',
  coveredCount: 120,
}
const service: Input<typeof calls.addService> = {
  companyId,
  name: '海外就医',
  ...texts,
  provider: '原力健康',
  phone: '4008001234',
  code: '',
  priceFen: 9_800_00,
}
const benefits = async () => (await server.call(companyCalls.equity, { companyId }, member)).result.benefits
const services = async () =>
  (await server.call(companyCalls.highMedicalServices, { companyId }, member)).result

test('members see a new benefit after the others, until it is removed', async () => {
  const { result } = await server.call(calls.addBenefit, benefit, admin)
  expect(await lastAuditEventIn(server.db)).toEqual({ action: 'addBenefit', detail: '远山物流「视力检查」' })
  expect((await benefits()).at(-1)).toMatchObject({
    name: '视力检查',
    kind: '体检',
    code: 'FENGSHI',
    coveredCount: 120,
    endDt: '2030-12-31',
  })
  const { id } = result.benefits.find(({ name }) => name === '视力检查')!
  await server.call(calls.removeBenefit, { companyId, id }, admin)
  expect((await benefits()).map(({ name }) => name)).not.toContain('视力检查')
  const again = await server.call(calls.removeBenefit, { companyId, id }, admin)
  expect(again.code).toBe(refusals.notFound.code)
})

test('members see a new medical service, and what they pay themselves', async () => {
  const { result } = await server.call(calls.addService, service, admin)
  expect((await services()).at(-1)).toMatchObject({
    name: '海外就医',
    priceFen: 980_000,
    phone: '4008001234',
  })
  const { id } = result.services.find(({ name }) => name === '海外就医')!
  await server.call(calls.removeService, { companyId, id }, admin)
  expect((await services()).map(({ name }) => name)).not.toContain('海外就医')
})

test.each<[string, Partial<typeof benefit>]>([
  ['请填写名称（name）', { name: ' ' }],
  ['请填写有效期（endDay）', { endDay: '2030-02-31' }],
  ['这家企业已有同名权益（name）', { name: '补充医疗保险' }],
])('refuses a benefit: %s', async (message, changes) => {
  const refused = await server.call(calls.addBenefit, { ...benefit, ...changes }, admin)
  expect(refused).toMatchObject({ code: 400, message })
})

test('a service needs a telephone that can be called', async () => {
  const refused = await server.call(calls.addService, { ...service, phone: '12' }, admin)
  expect(refused).toMatchObject({ code: 400, message: '请填写正确的预约电话（phone）' })
})

test('human resources describe, and add nothing', async () => {
  const own = { ...benefit, companyId: idOf('company', 'xinghe-software') }
  expect((await server.call(calls.addBenefit, own, hr)).success).toBe(false)
})

test('a page of thirty is full', async () => {
  const count = (await benefits()).length
  for (let at = count; at < 30; at += 1)
    await server.call(calls.addBenefit, { ...benefit, name: `权益${at}` }, admin)
  const refused = await server.call(calls.addBenefit, benefit, admin)
  expect(refused.code).toBe(refusals.benefitsFull.code)
})
