import { plansAdminCalls as calls } from '@yf/contract/plans-admin'
import { refusals } from '@yf/contract/refusals'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { lastAuditEventIn } from '#testkit/audit-events.ts'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()
let operator: { token: string }
beforeAll(async () => {
  operator = { token: await server.staffTokenOf('operator1') }
})

const teeth = { name: '牙科治疗', codes: ['k00-K14'], words: ['洁牙', ' 洁牙 '], items: ['种植体'] }
const save = (input: object) =>
  server.call(calls.saveExclusionGroup, { ...teeth, ...input }, { ...operator, key: newId() })
const groups = async () => (await server.call(calls.exclusionGroups, {}, operator)).result

test('a group is added, changed by the revision that was read, and removed', async () => {
  const added = (await save({})).result
  expect(added).toMatchObject({ codes: ['K00-K14'], words: ['洁牙'], items: ['种植体'], revision: 0 })
  expect((await lastAuditEventIn(server.db)).detail).toBe('牙科治疗：新增')
  const version = { id: added.id, revision: 0 }
  const saved = await save({ ...version, codes: ['K00-K08'], items: [] })
  expect(saved.result).toMatchObject({ codes: ['K00-K08'], items: [], revision: 1, savedBy: added.savedBy })
  expect((await lastAuditEventIn(server.db)).detail).toBe(
    '牙科治疗：诊断编码：K00-K14 → K00-K08；费用项目：种植体 → 无',
  )
  expect((await save({ ...version, name: '牙' })).code).toBe(refusals.stateMoved.code)
  expect((await groups()).map(({ name }) => name)).toContain('牙科治疗')
  const remove = (revision: number) =>
    server.call(calls.removeExclusionGroup, { id: added.id, revision }, { ...operator, key: newId() })
  expect((await remove(0)).code).toBe(refusals.stateMoved.code)
  expect((await remove(1)).code).toBe(200)
  expect((await remove(1)).code).toBe(refusals.notFound.code)
  expect((await groups()).map(({ id }) => id)).not.toContain(added.id)
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ codes: ['牙'] }, 'codes'],
  [{ codes: [], words: [], items: [] }, 'codes'],
  [{ words: [' '] }, 'words'],
  [{ items: [' '] }, 'items'],
])('%j is rejected by its field', async (input, field) => {
  const answered = await save(input)
  expect(answered.http).toBe(400)
  expect(answered.message).toContain(`（${field}）`)
})

test('a name is used once', async () => {
  await save({ name: '美容' })
  expect((await save({ name: '美容' })).message).toContain('（name）')
  const other = (await save({ name: '矫形' })).result
  expect((await save({ id: other.id, revision: 0, name: '美容' })).message).toContain('（name）')
})

test('staff without the permission neither see nor write groups', async () => {
  const senior = { token: await server.staffTokenOf('senior1') }
  expect((await server.call(calls.exclusionGroups, {}, senior)).code).toBe(refusals.dutyNotHeld.code)
  const refused = await server.call(calls.saveExclusionGroup, teeth, { ...senior, key: newId() })
  expect(refused.code).toBe(refusals.dutyNotHeld.code)
})

test('a draft keeps the items of an exclusion, and a change of the group changes no version', async () => {
  const group = (await save({ name: '杂费', codes: [], words: [], items: ['挂号费'] })).result
  const { name, codes, words, items } = group
  const liability = {
    id: newId(),
    name: '门诊',
    visitType: 'outpatient' as const,
    deductibleFen: 0,
    ratio: 80,
    visitFen: null,
    yearlyFen: 1_000_00,
    waitingDays: 0,
    isLumpSum: false,
    text: '门诊',
    rule: {
      grades: null,
      isPublicOnly: false,
      exclusions: [{ name, codes, words, items }],
      outsideRatio: null,
      visitsPerYear: null,
      daysPerYear: null,
    },
  }
  const plan = { planName: '试组', name: '医疗', insurer: '安和', coverFen: 1_000_00, startDay: null }
  const draft = await server.call(
    calls.addPlan,
    { ...plan, kind: 'insurance', liabilities: [liability], benefits: [] },
    { ...operator, key: newId() },
  )
  await save({ id: group.id, revision: 0, name, codes, words, items: ['病历本'] })
  const shown = await server.call(calls.version, { versionId: draft.result.id }, operator)
  expect(shown.result.liabilities[0]!.rule.exclusions).toEqual([{ name, codes, words, items: ['挂号费'] }])
})
