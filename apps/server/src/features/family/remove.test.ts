import { expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { familyCalls } from '@yf/contract/family'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { inventedCertificate } from '#seeds/people.ts'

const server = demoStage()

const remove = async (person: string, id: string) =>
  server.call(familyCalls.remove, { id }, { token: await server.tokenOf(person) })

async function addedBy(person: string) {
  const { result } = await server.call(
    familyCalls.add,
    {
      name: '周小雨',
      relation: 'child',
      certificateType: 'idCard',
      certificateNumber: inventedCertificate('2016-06-01', 24),
    },
    { token: await server.tokenOf(person) },
  )
  return result.id
}

test('a member goes, once, and can be added again', async () => {
  const id = await addedBy('zhoulan')
  expect((await remove('zhoulan', id)).success).toBe(true)
  expect((await remove('zhoulan', id)).code).toBe(refusals.notFound.code)
  expect(await addedBy('zhoulan')).not.toBe(id)
})

test("somebody else's member and oneself do not exist here", async () => {
  const id = await addedBy('hejing')
  expect((await remove('zhaoqiang', id)).code).toBe(refusals.notFound.code)
  expect((await remove('hejing', idOf('account', 'hejing'))).code).toBe(refusals.notFound.code)
  expect((await remove('hejing', id)).success).toBe(true)
})

test('who has an account or a running insurance through the holder stays, with the reason', async () => {
  const linked = await remove('linxiao', idOf('family', 'linxiao/spouse'))
  expect(linked).toMatchObject({ code: refusals.familyLinked.code, message: refusals.familyLinked.message })
  expect(await remove('linxiao', idOf('family', 'linxiao/child'))).toMatchObject({
    code: refusals.familyCovered.code,
  })
})

test('when every cover has run out the member can go', async () => {
  const family_id = idOf('family', 'linxiao/child')
  await server.db.updateTable('policy').set({ status: 4 }).where('family_id', '=', family_id).execute()
  expect((await remove('linxiao', family_id)).code).toBe(refusals.familyCovered.code)
  server.clock.advance({ days: 800 })
  expect((await remove('linxiao', family_id)).success).toBe(true)
})
