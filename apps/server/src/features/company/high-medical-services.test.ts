import { expect, test } from 'vitest'
import { companyCalls } from '@yf/contract/company'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()

const servicesOf = async (person: string, company: string) =>
  server.call(
    companyCalls.highMedicalServices,
    { companyId: idOf('company', company) },
    { token: await server.tokenOf(person) },
  )

test('members see the high-end services of the company, and so do family members', async () => {
  const { result } = await servicesOf('chenmo', 'xinghe-software')
  expect(result.map(({ name }) => name)).toEqual([
    '重疾二次诊疗意见',
    '三甲医院绿色通道',
    '肿瘤早筛基因检测',
    '高端体检',
  ])
  expect(result[1]).toMatchObject({
    provider: '福雅健康',
    phone: '4008005678',
    priceFen: 198_000,
    code: 'FUYA',
  })
})

test('a company without services has an empty list, and another company is not found', async () => {
  expect((await servicesOf('zhaoqiang', 'yuanshan')).result).toEqual([])
  expect((await servicesOf('zhaoqiang', 'haina')).code).toBe(refusals.notFound.code)
})
