import { packageStates } from '@yf/domain/equity'
import { expect, test } from 'vitest'
import { equityCalls } from '@yf/contract/equity'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { newId } from '#platform/ids.ts'

const server = demoStage()

const equityOf = async (person: string, company: string) =>
  server.call(
    equityCalls.mine,
    { companyId: idOf('company', company) },
    { token: await server.tokenOf(person) },
  )
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name)

test('an employee sees their own benefits and those of the family, marked with the person covered', async () => {
  const { result } = await equityOf('linxiao', 'xinghe-software')
  const ofChild = result.insureEquityList.filter(
    ({ userFamilyId }) => userFamilyId === idOf('family', 'linxiao/child'),
  )
  expect(ofChild).toMatchObject([{ name: '少儿门诊住院保险', insuredName: '陈小满', usedFen: 241_520 }])
  expect(result.insureEquityList).toHaveLength(7)
  expect(namesOf(result.healthEquityList).toSorted()).toEqual(
    [
      '中医理疗权益',
      '体检报销金',
      '家属体检',
      '家属体检报销金',
      '年度健康体检',
      '心理咨询服务',
      '洁牙护理权益',
      '流感疫苗权益',
      '睡眠数字疗法',
      '药品权益金',
    ].toSorted(),
  )
  // Three from the providers, two collected ones, and four high-end exam benefits.
  expect(result.cardEquityList).toHaveLength(9)
  expect(result.doctorEquityList).toHaveLength(3)
  expect(result.healthWelfareList).toHaveLength(3)
  expect(result.showEquity).toBe(1)
})

test('policy numbers leave the server masked', async () => {
  const { result } = await equityOf('linxiao', 'xinghe-software')
  for (const { policyNo } of result.insureEquityList) expect(policyNo).toMatch(/^YL..\*{10}.{4}$/)
})

test('a package shows its current status: usable, used up, expired', async () => {
  const before = (await equityOf('linxiao', 'xinghe-software')).result
  const status = (list: readonly { name: string; status: number }[], name: string) =>
    list.find((item) => item.name === name)!.status
  expect(status(before.healthEquityList, '年度健康体检')).toBe(1)
  expect(status(before.cardEquityList, '洁牙护理卡')).toBe(2)
  expect(status(before.cardEquityList, '视力关爱卡')).toBe(3)

  server.clock.advance({ days: 246 })
  const after = (await equityOf('linxiao', 'xinghe-software')).result
  expect(status(after.healthEquityList, '年度健康体检')).toBe(3)
  server.clock.advance({ days: -246 })
})

test('a family member sees their own cover and nothing of the holder or of others', async () => {
  const { result } = await equityOf('chenmo', 'xinghe-software')
  expect(namesOf(result.insureEquityList)).toEqual(['家属补充医疗保险'])
  expect(result.insureEquityList[0]!.userFamilyId).toBeNull()
  expect(namesOf(result.healthEquityList).toSorted()).toEqual(['家属体检', '家属体检报销金'].toSorted())
  expect(namesOf(result.cardEquityList).toSorted()).toEqual(['口腔护理卡', '高端体检卡'].toSorted())
  expect(result.healthWelfareList).toEqual([])
})

test('a spouse sees their own number of counselling sessions, and the employee does not', async () => {
  const parcel = await server.db
    .selectFrom('equity_package')
    .selectAll()
    .where('id', '=', idOf('package', 'lin-eap'))
    .executeTakeFirstOrThrow()
  const family_id = idOf('family', 'linxiao/spouse')
  const hers = { ...parcel, id: idOf('package', 'spouse-eap'), family_id, name: '家属心理咨询' }
  await server.db.insertInto('equity_package').values(hers).execute()
  expect(namesOf((await equityOf('chenmo', 'xinghe-software')).result.healthEquityList)).toContain(
    '家属心理咨询',
  )
  const seen = namesOf((await equityOf('linxiao', 'xinghe-software')).result.healthEquityList)
  expect([seen.includes('家属心理咨询'), seen.includes('心理咨询服务')]).toEqual([false, true])
})

test('another company has its own benefits', async () => {
  const { result } = await equityOf('linxiao', 'xinghe-hardware')
  expect(namesOf(result.insureEquityList)).toEqual(['差旅意外保险'])
})

test('a company that does not show equity has no doctor list, even with a package', async () => {
  const { result } = await equityOf('zhaoqiang', 'yuanshan')
  expect(result.showEquity).toBe(0)
  expect(result.doctorEquityList).toEqual([])
  expect(result.healthEquityList).toHaveLength(1)
})

test("a colleague's benefits are never in the list, and another company does not exist for the member", async () => {
  const { result } = await equityOf('许知远', 'yuanli')
  expect(result.insureEquityList).toEqual([])
  expect((await equityOf('zhoulan', 'xinghe-software')).code).toBe(refusals.notFound.code)
})

test('of a thousand benefits a hundred are shown at once, including usable ones', async () => {
  const row = await server.db
    .selectFrom('equity_package')
    .selectAll()
    .where('account_id', '=', idOf('account', 'hejing'))
    .where('id', '=', idOf('package', 'he-checkup'))
    .executeTakeFirstOrThrow()
  const now = server.clock.now().getTime()
  const inDays = (days: number) => new Date(now + days * 86_400_000)
  const usable = {
    ...row,
    id: newId(),
    start_time: inDays(-1),
    end_time: inDays(1),
    status: packageStates.usable,
    used: 0,
  }
  const usedUp = Array.from({ length: 1000 }, () => ({
    ...usable,
    id: newId(),
    end_time: inDays(400),
    status: packageStates.usedUp,
    used: row.total,
  }))
  await server.db
    .insertInto('equity_package')
    .values([usable, ...usedUp])
    .execute()
  const { healthEquityList } = (await equityOf('hejing', 'yuanli')).result
  expect(healthEquityList).toHaveLength(100)
  expect(healthEquityList.map(({ id }) => id)).toContain(usable.id)
})
