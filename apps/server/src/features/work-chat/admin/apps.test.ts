import { refusals } from '@yf/contract/refusals'
import { workChatAdminCalls as calls } from '@yf/contract/work-chat-admin'
import { beforeAll, expect, test } from 'vitest'
import { auditTexts, setUpBy } from '#features/company/admin/set-up/test-set-up.ts'
import { newId } from '#platform/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'
import { secretRow } from '../encrypted.ts'

const server = demoStage()
let admin = ''
beforeAll(async () => {
  admin = await server.staffTokenOf('admin1')
})
const { as, rows } = setUpBy(server, () => admin)
const companyId = idOf('company', 'yuanshan')
const app = {
  companyId,
  revision: 0,
  provider: 'wecom',
  supply: 'yuanshan',
  corpId: 'ww12345678',
  clientId: 'ww12345678',
  agentId: '1000002',
  secret: 'aZ93kf0Qm2Lx',
} as const

const save = (changes: object = {}) => server.call(calls.saveApp, { ...app, ...changes }, as())
const list = async () => (await server.call(calls.apps, { companyId }, as())).result

test('an app is added, changed by one of two editors, and removed; its secret is never readable', async () => {
  const check = async () => (await rows(companyId)).find(({ name }) => name === '办公应用')
  expect(await check()).toMatchObject({ isDone: 0, isOptional: 1 })
  const { id } = (await save()).result
  expect(await list()).toMatchObject([{ id, provider: 'wecom', agentId: '1000002', revision: 0 }])
  expect(await check()).toMatchObject({ isDone: 1, note: '企业微信' })
  const { secret: _secret, ...kept } = { ...app, id }
  const change = (changes: object) => server.call(calls.saveApp, { ...kept, ...changes }, as())
  expect((await change({ corpId: 'ww2' })).result).toMatchObject({ corpId: 'ww2', revision: 1 })
  expect((await change({ corpId: 'ww3' })).code).toBe(refusals.stateMoved.code)
  expect((await change({ corpId: 'ww2', revision: 1, secret: 'bY84jd1Wn3Mc' })).result.revision).toBe(2)
  const row = await server.db
    .selectFrom('work_chat_app')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(server.services.cipher.open(row.secret_encrypted, secretRow(id))).toBe('bY84jd1Wn3Mc')
  const stored = JSON.stringify([
    await server.db.selectFrom('audit_event').selectAll().execute(),
    await list(),
  ])
  expect(stored).not.toMatch(/aZ93kf0Qm2Lx|bY84jd1Wn3Mc/)
  expect(await auditTexts(server.db, 'rotateWorkChatSecret')).toEqual(['远山物流 企业微信（yuanshan）'])
  expect(await auditTexts(server.db, 'changeWorkChatApp')).toEqual([
    '远山物流 企业微信（yuanshan）：企业编号：ww12345678 → ww2',
  ])
  const remove = (revision: number) => server.call(calls.removeApp, { companyId, id, revision }, as())
  expect((await remove(1)).code).toBe(refusals.stateMoved.code)
  expect((await remove(2)).code).toBe(200)
  expect(await list()).toEqual([])
})

test('a supply leads to one app of a provider, and an app belongs to its company', async () => {
  const { id } = (await save({ supply: 'taken' })).result
  expect((await save({ supply: 'taken' })).code).toBe(refusals.workChatSupplyTaken.code)
  const other = { companyId: idOf('company', 'haina'), id, supply: 'other' }
  expect((await save(other)).code).toBe(refusals.notFound.code)
  expect((await save({ companyId: newId() })).code).toBe(refusals.notFound.code)
})

test.each([{ supply: 'a b' }, { agentId: null }, { secret: undefined }, { secret: 'short' }])(
  '%j is refused',
  async (changes) => {
    expect((await save({ supply: 'wrong', ...changes })).code).toBe(400)
  },
)

test('an app at Feishu has no agent id', async () => {
  expect((await save({ provider: 'feishu', supply: 'fei', agentId: '1' })).result.agentId).toBeNull()
})
