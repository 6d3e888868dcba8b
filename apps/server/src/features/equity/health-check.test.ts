import { expect, test } from 'vitest'
import { equityCalls } from '@yf/contract/equity'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()

const check = async (person: string, company: string, family?: string) =>
  server.call(
    equityCalls.healthCheck,
    {
      companyId: idOf('company', company),
      ...(family ? { userFamilyId: idOf('family', family) } : {}),
    },
    { token: await server.tokenOf(person) },
  )

test('a checkup that can be used says no time', async () => {
  expect((await check('linxiao', 'xinghe-software')).result).toMatchObject({
    hasEquity: 1,
    time: null,
    name: '年度健康体检',
  })
})

test('one that has not begun says when it begins, until then and no longer', async () => {
  const { result } = await check('hejing', 'yuanli')
  expect(result).toMatchObject({ hasEquity: 1 })
  expect(result.time).toMatch(/^\d{4}-\d\d-\d\d 09:00$/)
  server.clock.advance({ days: 16 })
  expect((await check('hejing', 'yuanli')).result).toMatchObject({ hasEquity: 1, time: null })
  server.clock.advance({ days: -16 })
})

test('each family member has a checkup of her own or none', async () => {
  expect((await check('linxiao', 'xinghe-software', 'linxiao/spouse')).result.name).toBe('家属体检')
  expect((await check('linxiao', 'xinghe-software', 'linxiao/child')).result.hasEquity).toBe(0)
  expect((await check('chenmo', 'xinghe-software')).result.name).toBe('家属体检')
})

test('one that is over is none', async () => {
  expect((await check('zhaoqiang', 'yuanshan')).result.hasEquity).toBe(0)
})

test('somebody else’s company answers as if it did not exist', async () => {
  expect((await check('zhoulan', 'yuanli')).code).toBe(refusals.notFound.code)
})
