import { identityCalls } from '@yf/contract/identity'
import { memberTagCalls } from '@yf/contract/member-tags-admin'
import { refusals } from '@yf/contract/refusals'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { lastAuditEventIn } from '#testkit/audit-events.ts'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()
const companyId = idOf('company', 'xinghe-software')
/** 林晓 of the demo data. */
const linxiao = '13800000001'
const operator = async () => ({ token: await server.staffTokenOf('operator1') })
const add = async (name: string, company = companyId) =>
  server.call(memberTagCalls.addTag, { companyId: company, name }, { ...(await operator()), key: newId() })
const assign = async (id: string, isAdded: 0 | 1, phones = [linxiao]) =>
  server.call(memberTagCalls.assignTag, { companyId, id, isAdded, phones }, await operator())
const tagsOfMember = async () => {
  const token = await server.tokenOf('linxiao')
  return (await server.call(identityCalls.memberTags, {}, { token })).result.map(({ tagName }) => tagName)
}
const people = async (id: string) =>
  (await server.call(memberTagCalls.tags, { companyId }, await operator())).result.find(
    (one) => one.id === id,
  )?.people

test('a tag is given to members, renamed for them, taken off and removed', async () => {
  const { result } = await add('骨干员工')
  expect((await assign(result.id, 1)).result).toEqual({ changed: 1 })
  expect((await assign(result.id, 1)).result).toEqual({ changed: 0 })
  expect(await tagsOfMember()).toContain('骨干员工')
  expect(await people(result.id)).toBe(1)
  const renamed = { companyId, id: result.id, name: '业务骨干' }
  expect((await server.call(memberTagCalls.renameTag, renamed, await operator())).result.people).toBe(1)
  expect((await lastAuditEventIn(server.db)).detail).toContain('骨干员工')
  expect(await tagsOfMember()).toContain('业务骨干')
  expect((await assign(result.id, 0)).result).toEqual({ changed: 1 })
  expect(await tagsOfMember()).not.toContain('业务骨干')
  await assign(result.id, 1)
  const key = { companyId, id: result.id }
  expect((await server.call(memberTagCalls.removeTag, key, await operator())).code).toBe(200)
  expect(await tagsOfMember()).not.toContain('业务骨干')
  const again = await server.call(memberTagCalls.removeTag, key, await operator())
  expect(again.code).toBe(refusals.notFound.code)
})

test('a doubled name, an unknown phone and the tag of another company are refused', async () => {
  const { result } = await add('新人')
  expect((await add('新人')).http).toBe(400)
  expect((await add(' ')).http).toBe(400)
  const other = (await add('新人', idOf('company', 'haina'))).result
  const unknown = await assign(result.id, 1, [linxiao, '13999999999'])
  expect([unknown.http, unknown.message]).toEqual([400, expect.stringContaining('139****9999')])
  expect((await assign(other.id, 1)).code).toBe(refusals.notFound.code)
  const taken = { companyId, id: (await add('老员工')).result.id, name: '新人' }
  expect((await server.call(memberTagCalls.renameTag, taken, await operator())).http).toBe(400)
  expect(await tagsOfMember()).not.toContain('新人')
})

test('only staff who set up companies keep tags', async () => {
  const finance = { token: await server.staffTokenOf('finance1') }
  const refused = await server.call(memberTagCalls.tags, { companyId }, finance)
  expect(refused.code).toBe(refusals.dutyNotHeld.code)
})
