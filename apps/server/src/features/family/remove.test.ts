import { expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { familyCalls } from '@yf/contract/family'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { demoStage } from '#testkit/demo-stage.ts'
import { newId } from '#platform/ids.ts'
import { addTestPolicy } from '#testkit/policies.ts'
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

test('removes a family member once, who can then be added again', async () => {
  const id = await addedBy('zhoulan')
  expect((await remove('zhoulan', id)).success).toBe(true)
  expect((await remove('zhoulan', id)).code).toBe(refusals.notFound.code)
  expect(await addedBy('zhoulan')).not.toBe(id)
})

test("another member's family member and oneself answer as nonexistent", async () => {
  const id = await addedBy('hejing')
  expect((await remove('zhaoqiang', id)).code).toBe(refusals.notFound.code)
  expect((await remove('hejing', idOf('account', 'hejing'))).code).toBe(refusals.notFound.code)
  expect((await remove('hejing', id)).success).toBe(true)
})

test('refuses to remove a person with an account or running insurance through the holder, with the reason', async () => {
  const linked = await remove('linxiao', idOf('family', 'linxiao/spouse'))
  expect(linked).toMatchObject({ code: refusals.familyLinked.code, message: refusals.familyLinked.message })
  expect(await remove('linxiao', idOf('family', 'linxiao/child'))).toMatchObject({
    code: refusals.familyCovered.code,
  })
})

test('a family member whose covers have all expired can be removed', async () => {
  const family_id = idOf('family', 'linxiao/child')
  await server.db.updateTable('policy').set({ is_closed: true }).where('family_id', '=', family_id).execute()
  expect((await remove('linxiao', family_id)).code).toBe(refusals.familyCovered.code)
  server.clock.advance({ days: 800 })
  expect((await remove('linxiao', family_id)).success).toBe(true)
})

test('a person with expired insurance stays as long as it accepts claims, and can be claimed for', async () => {
  const id = newId()
  const { db, clock } = server
  const account_id = idOf('account', 'linxiao')
  const child = db.selectFrom('family_member').selectAll().where('account_id', '=', account_id)
  const before = await child.executeTakeFirstOrThrow()
  const nobody = { certificate_kind: null, certificate_hash: null, certificate_encrypted: null }
  await db
    .insertInto('family_member')
    .values({ ...before, ...nobody, id, name: '林父', relation: 'parent' })
    .execute()
  const end = (days: number) => addDays(shanghaiDay(clock.now()), -days)
  await addTestPolicy(server, {
    companyId: idOf('company', 'xinghe-software'),
    accountId: account_id,
    familyId: id,
    insuredName: '林父',
    days: [end(500), end(180)],
    liabilities: [{}],
  })
  expect((await remove('linxiao', id)).code).toBe(refusals.familyCovered.code)
  clock.advance({ days: 1 })
  expect((await remove('linxiao', id)).success).toBe(true)
})
