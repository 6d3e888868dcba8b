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

test('a usable checkup shows no date', async () => {
  expect((await check('linxiao', 'xinghe-software')).result).toMatchObject({
    hasEquity: 1,
    time: null,
    name: '年度健康体检',
  })
})

test('a checkup that has not begun shows its beginning, and only until then', async () => {
  const { result } = await check('hejing', 'yuanli')
  expect(result).toMatchObject({ hasEquity: 1 })
  expect(result.time).toMatch(/^\d{4}-\d\d-\d\d 09:00$/)
  server.clock.advance({ days: 16 })
  expect((await check('hejing', 'yuanli')).result).toMatchObject({ hasEquity: 1, time: null })
  server.clock.advance({ days: -16 })
})

test('each family member has their own checkup or none', async () => {
  expect((await check('linxiao', 'xinghe-software', 'linxiao/spouse')).result.name).toBe('家属体检')
  expect((await check('linxiao', 'xinghe-software', 'linxiao/child')).result.hasEquity).toBe(0)
  expect((await check('chenmo', 'xinghe-software')).result.name).toBe('家属体检')
})

test('an ended checkup counts as none', async () => {
  expect((await check('zhaoqiang', 'yuanshan')).result.hasEquity).toBe(0)
})

test("a company that is not the member's answers as nonexistent", async () => {
  expect((await check('zhoulan', 'yuanli')).code).toBe(refusals.notFound.code)
})
