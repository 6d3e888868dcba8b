import { expect, test } from 'vitest'
import { identityCalls } from '@yf/contract/identity'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()

test('a member sees only their own tags', async () => {
  const tagsOf = async (person: string) => {
    const { result } = await server.call(
      identityCalls.memberTags,
      {},
      { token: await server.tokenOf(person) },
    )
    return result.map(({ tagName }) => tagName).toSorted()
  }
  expect(await tagsOf('linxiao')).toEqual(['员工', '家有儿童', '已婚'].toSorted())
  expect(await tagsOf('zhaoqiang')).toEqual(['员工'])
  expect(await tagsOf('张明远')).toEqual([])
})
