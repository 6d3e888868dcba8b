import { expect, test } from 'vitest'
import { equityCalls } from '@yf/contract/equity'
import { refusals } from '@yf/contract/refusals'
import { hospitalCalls } from '@yf/contract/hospital'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()

const companyId = idOf('company', 'xinghe-software')
const activate = (token: string, offer: string) =>
  server.call(
    hospitalCalls.activate,
    { companyId, freeEquityId: idOf('free', `xinghe-software/${offer}`) },
    { token },
  )

test("of many concurrent taps one grants the benefit, and it appears among the member's own", async () => {
  const token = await server.tokenOf('linxiao')
  const answers = await Promise.all(Array.from({ length: 8 }, () => activate(token, 'night-doctor')))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(new Set(answers.filter(({ success }) => !success).map(({ code }) => code))).toEqual(
    new Set([refusals.benefitTaken.code]),
  )
  const { result } = await server.call(equityCalls.mine, { companyId }, { token })
  expect(result.doctorEquityList.filter(({ name }) => name === '夜间医生在线')).toMatchObject([
    { total: 3, used: 0, userFamilyId: null, packageSupplierCode: 'JINLI' },
  ])
  const { result: free } = await server.call(equityCalls.freeList, { companyId }, { token })
  expect(free.find(({ name }) => name === '夜间医生在线')?.status).toBe(2)
  expect(free.map(({ status }) => status)).toEqual([2, 1, 4, 4, 3])
})

test("a family member's benefit is their own and not the holder's", async () => {
  const token = await server.tokenOf('chenmo')
  expect(await activate(token, 'skin')).toMatchObject({ success: true, message: '领取成功' })
  const holder = await server.call(
    equityCalls.mine,
    { companyId },
    { token: await server.tokenOf('linxiao') },
  )
  const skin = holder.result.doctorEquityList.filter(({ name }) => name === '皮肤科问诊一次')
  expect(skin).toMatchObject([{ userFamilyId: idOf('family', 'linxiao/spouse') }])
})

test('an offer that has not begun, or that opens an address, cannot be collected', async () => {
  const token = await server.tokenOf('linxiao')
  expect((await activate(token, 'new-year')).code).toBe(refusals.benefitNotOpen.code)
  expect((await activate(token, 'assessment')).code).toBe(refusals.benefitNotOpen.code)
})

test("another company's offer cannot be collected", async () => {
  const answered = await activate(await server.tokenOf('zhoulan'), 'skin')
  expect(answered.code).toBe(refusals.notFound.code)
})
