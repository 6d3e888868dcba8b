import { expect, test } from 'vitest'
import { companyCalls } from '@yf/contract/company'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()

const equityOf = async (person: string, company: string) =>
  server.call(
    companyCalls.equity,
    { companyId: idOf('company', company) },
    { token: await server.tokenOf(person) },
  )

test('a member sees what the company offers to everybody', async () => {
  const { result } = await equityOf('linxiao', 'xinghe-software')
  const { benefits, contact } = result
  expect(benefits.map(({ name }) => name)).toEqual([
    '补充医疗保险',
    '年度健康体检',
    '员工心理关爱',
    '流感疫苗',
  ])
  expect(benefits[0]).toMatchObject({
    kind: '保险',
    endDt: '2026-12-31',
    coveredCount: 40,
    code: 'INSURANCE',
    audience: expect.stringContaining('在职员工') as string,
  })
  expect(contact).toEqual({
    department: '人力资源部 · 员工关怀组',
    person: '苏慧',
    phone: '021-55508800',
    mail: 'care@xinghe.example',
    hours: '工作日 9:30-18:00',
    place: '总部 B 座 3 层，员工服务台',
  })
})

test('a company without a contact says so', async () => {
  expect((await equityOf('zhaoqiang', 'yuanshan')).result.contact).toBeNull()
})

test('for others the company does not exist', async () => {
  expect((await equityOf('zhoulan', 'xinghe-software')).code).toBe(refusals.notFound.code)
})
