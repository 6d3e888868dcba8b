import { expect, test } from 'vitest'
import { companyCalls } from '@yf/contract/company'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()

const listOf = async (person: string) =>
  (await server.call(companyCalls.list, {}, { token: await server.tokenOf(person) })).result

test('an employee of two companies sees both in the order of joining', async () => {
  const { companyList, isHaveCertificateNumber, ip } = await listOf('linxiao')
  expect(companyList.map(({ companyName }) => companyName)).toEqual(['星河软件', '星河硬件'])
  expect(companyList[1]).toEqual({
    companyId: idOf('company', 'xinghe-hardware'),
    companyName: '星河硬件',
    companyAlias: '星河智造',
    showCompanyAlias: 1,
    groupCompanyId: idOf('group', 'xinghe'),
    groupCompanyName: '星河科技集团',
    baseId: idOf('account', 'linxiao'),
    logo: '/art/logo-xinghe.svg',
    isFamily: 0,
  })
  expect(isHaveCertificateNumber).toBe(1)
  expect(ip).toBe('127.0.0.1')
})

test('a family member is marked as one', async () => {
  const { companyList } = await listOf('chenmo')
  expect(companyList).toMatchObject([{ companyName: '星河软件', isFamily: 1 }])
})

test('the list marks a member without a certificate number', async () => {
  expect(await listOf('zhaoqiang')).toMatchObject({
    companyList: [{ companyName: '远山物流' }],
    isHaveCertificateNumber: 0,
  })
})

test('a family member who becomes an employee of the same company sees it once, as employee', async () => {
  await server.db
    .insertInto('membership')
    .values({
      company_id: idOf('company', 'xinghe-software'),
      account_id: idOf('account', 'chenmo'),
      is_family: false,
      holder_account_id: null,
      family_id: null,
      status: 'active',
      joined_at: server.clock.now(),
    })
    .execute()
  const { companyList } = await listOf('chenmo')
  expect(companyList).toMatchObject([{ companyName: '星河软件', isFamily: 0 }])
})

test('a company that the member has left is not listed', async () => {
  await server.db
    .updateTable('membership')
    .set({ status: 'ended' })
    .where('account_id', '=', idOf('account', 'linxiao'))
    .where('company_id', '=', idOf('company', 'xinghe-hardware'))
    .execute()
  const { companyList } = await listOf('linxiao')
  expect(companyList.map(({ companyName }) => companyName)).toEqual(['星河软件'])
})
