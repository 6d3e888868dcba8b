import { expect, test } from 'vitest'
import { familyCalls } from '@yf/contract/family'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()

const familyOf = async (person: string) =>
  (await server.call(familyCalls.list, {}, { token: await server.tokenOf(person) })).result

test('lists the member first, then the family, with numbers masked', async () => {
  const family = await familyOf('linxiao')
  expect(family.map(({ name, relation }) => [name, relation])).toEqual([
    ['林晓', 'self'],
    ['陈默', 'spouse'],
    ['陈小满', 'child'],
  ])
  expect(family[0]).toMatchObject({ id: idOf('account', 'linxiao'), mobile: '138****0001', gender: 2 })
  expect(family[1]).toMatchObject({ mobile: '138****0003', gender: 1, birth: '1988-05-16' })
  expect(family[2]!.mobile).toBeNull()
  for (const { certificateNumber } of family) expect(certificateNumber).toMatch(/^990\*{11}.{4}$/)
})

test("a member cannot see another's family, not even the spouse's", async () => {
  expect(await familyOf('chenmo')).toMatchObject([{ name: '陈默', relation: 'self' }])
  expect(await familyOf('zhaoqiang')).toMatchObject([{ name: '赵强', certificateNumber: null, birth: null }])
})
