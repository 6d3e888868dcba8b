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
  expect(result.map(({ name }) => name)).toEqual(['补充医疗保险', '年度健康体检', '员工心理关爱', '流感疫苗'])
  expect(result[0]).toMatchObject({ kind: '保险', endDt: '2026-12-31', coveredCount: 13 })
})

test('for others the company does not exist', async () => {
  expect((await equityOf('zhoulan', 'xinghe-software')).code).toBe(refusals.notFound.code)
})
