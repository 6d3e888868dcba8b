import { plansAdminCalls, type PlanLiabilityEntry } from '@yf/contract/plans-admin'
import { refusals } from '@yf/contract/refusals'
import { openTerms } from '@yf/domain/adjudication/terms'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { lastAuditEventIn } from '#testkit/audit-events.ts'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()

const tokens = new Map<string, string>()
async function as(staff: string) {
  const token = tokens.get(staff) ?? (await server.staffTokenOf(staff))
  tokens.set(staff, token)
  return { token }
}

const outpatient = (more: Partial<PlanLiabilityEntry> = {}): PlanLiabilityEntry => ({
  id: newId(),
  name: '门急诊医疗费用',
  visitType: 'outpatient',
  deductibleFen: 100_00,
  ratio: 80,
  visitFen: 1_000_00,
  yearlyFen: 8_000_00,
  waitingDays: 30,
  isLumpSum: false,
  text: '二级及以上公立医院普通部的门诊、急诊费用。',
  rule: { ...openTerms, grades: null, exclusions: [{ name: '美容', codes: ['Z41'], words: ['美容'] }] },
  ...more,
})
const written = (more: object = {}) => ({
  benefits: [],
  name: '企业补充医疗保险',
  insurer: '安和健康保险',
  coverFen: 20_000_00,
  startDay: '2026-01-01',
  liabilities: [outpatient()],
  ...more,
})
const add = async (more: object = {}, by = 'operator1') =>
  server.call(
    plansAdminCalls.addPlan,
    { kind: 'insurance', planName: `方案${newId().slice(-12)}`, ...written(), ...more },
    { ...(await as(by)), key: newId() },
  )
const save = async (versionId: string, edits: number, more: object, by = 'operator1') =>
  server.call(plansAdminCalls.saveVersion, { versionId, edits, ...written(), ...more }, await as(by))
const submit = async (versionId: string, edits = 0, by = 'operator1') =>
  server.call(plansAdminCalls.submitVersion, { versionId, edits }, await as(by))
const editsOf = async (versionId: string) =>
  (await server.call(plansAdminCalls.version, { versionId }, await as('admin1'))).result?.edits ?? 0
const decide = async (versionId: string, isConfirmed: 0 | 1, by = 'admin1', note = '', edits?: number) =>
  server.call(
    plansAdminCalls.decideVersion,
    { versionId, edits: edits ?? (await editsOf(versionId)), isConfirmed, note },
    await as(by),
  )
const copy = async (versionId: string) =>
  server.call(plansAdminCalls.copyVersion, { versionId }, await as('operator1'))
const approved = async (more: object = {}) => {
  const { result } = await add(more)
  await submit(result.id)
  return (await decide(result.id, 1)).result
}

test('a draft is changed, submitted and approved by a second person, and then never changes', async () => {
  const draft = (await add()).result
  expect(draft).toMatchObject({ no: 1, state: 'draft', canEdit: 1, canDecide: 0 })
  const saved = (await save(draft.id, 0, { liabilities: [outpatient({ ratio: 90 })] })).result
  expect(saved).toMatchObject({ edits: 1, liabilities: [{ ratio: 90 }] })
  expect((await submit(draft.id, 1)).result).toMatchObject({ state: 'submitted', canWithdraw: 1 })
  expect((await decide(draft.id, 1, 'operator1')).code).toBe(refusals.ownPlanVersion.code)
  const seen = await server.call(plansAdminCalls.version, { versionId: draft.id }, await as('admin1'))
  expect(seen.result).toMatchObject({ canDecide: 1, canWithdraw: 0 })
  expect((await decide(draft.id, 1)).result).toMatchObject({ state: 'approved', decidedBy: '林管理' })
  expect((await lastAuditEventIn(server.db)).detail).toMatch(/第 1 版，2026-01-01 起生效/)
  expect((await save(draft.id, 1, {})).code).toBe(refusals.planVersionFixed.code)
  expect((await decide(draft.id, 0, 'admin1', '再看看')).code).toBe(refusals.planVersionDecided.code)
})

test('whoever changed a draft does not approve it, even if another person submitted it', async () => {
  const draft = (await add({}, 'admin1')).result
  await save(draft.id, 0, { insurer: '众诚人寿' }, 'admin1')
  await submit(draft.id, 1, 'operator1')
  expect((await decide(draft.id, 1, 'admin1')).code).toBe(refusals.ownPlanVersion.code)
})

test('a returned version is a draft with the reason, and a submitted one is withdrawn by its submitter alone', async () => {
  const draft = (await add()).result
  await submit(draft.id)
  const withdraw = async (by: string) =>
    server.call(plansAdminCalls.withdrawVersion, { versionId: draft.id }, await as(by))
  expect((await withdraw('admin1')).code).toBe(refusals.planVersionOfAnother.code)
  expect((await withdraw('operator1')).result.state).toBe('draft')
  await submit(draft.id)
  expect((await decide(draft.id, 0)).message).toMatch(/原因/)
  expect((await decide(draft.id, 0, 'admin1', '比例过高')).result).toMatchObject({
    state: 'draft',
    note: '比例过高',
    canEdit: 1,
  })
})

test('who has read one draft cannot approve another that was put in its place meanwhile', async () => {
  const draft = (await add()).result
  await submit(draft.id)
  await server.call(plansAdminCalls.withdrawVersion, { versionId: draft.id }, await as('operator1'))
  await save(draft.id, 0, {})
  await submit(draft.id, 1)
  expect((await decide(draft.id, 1, 'admin1', '', 0)).code).toBe(refusals.planVersionChanged.code)
  expect((await decide(draft.id, 1, 'admin1', '', 1)).result.state).toBe('approved')
})

test('the next version is a copy with the same liabilities, one at a time, and starts later', async () => {
  const first = await approved()
  const second = (await copy(first.id)).result
  expect(second).toMatchObject({ no: 2, state: 'draft', startDay: null, liabilities: first.liabilities })
  expect((await copy(first.id)).code).toBe(refusals.planVersionOpen.code)
  expect((await submit(second.id)).message).toMatch(/生效日期/)
  const changed = { liabilities: [{ ...first.liabilities[0]!, ratio: 85 }] }
  await save(second.id, 0, { ...changed, startDay: '2026-01-01' })
  expect((await submit(second.id, 1)).message).toMatch(/晚于上一版本/)
  await save(second.id, 1, { ...changed, startDay: '2027-01-01' })
  expect((await submit(second.id, 2)).result.state).toBe('submitted')
  await decide(second.id, 1)
  const listed = await server.call(
    plansAdminCalls.plans,
    { keyword: first.planName, pageNo: 1, pageSize: 10 },
    await as('admin1'),
  )
  // Valid today is the one that has started.
  expect(listed.result.records[0]).toMatchObject({ inForce: { no: 1 }, newest: { no: 2, state: 'approved' } })
})

test('a copy without any difference is not submitted', async () => {
  const first = await approved()
  const second = (await copy(first.id)).result
  await save(second.id, 0, { ...first, startDay: '2027-01-01' })
  expect((await submit(second.id, 1)).message).toMatch(/没有任何不同/)
})

test("a colleague's change in between is not overwritten", async () => {
  const draft = (await add()).result
  await save(draft.id, 0, { name: '甲' })
  expect((await save(draft.id, 0, { name: '乙' })).code).toBe(refusals.planVersionChanged.code)
  expect((await submit(draft.id, 0)).code).toBe(refusals.planVersionChanged.code)
})

test.each([
  [{ planName: ' ' }, 'planName'],
  [{ startDay: '2026-02-30' }, 'startDay'],
  [{ coverFen: -1 }, 'coverFen'],
  [{ liabilities: [outpatient({ ratio: 101 })] }, 'ratio'],
])('%j is rejected by its field', async (more, field) => {
  const answered = await add(more)
  expect(answered.http).toBe(400)
  expect(JSON.stringify(answered)).toContain(field)
})

test.each([
  [{ liabilities: [] }, 'liabilities'],
  [{ liabilities: [outpatient({ yearlyFen: 30_000_00 })] }, 'liabilities.0.yearlyFen'],
  [{ liabilities: [outpatient(), outpatient()] }, 'liabilities.0.visitType'],
  [{ startDay: null }, 'startDay'],
])('an incomplete draft is saved, and rejected when it is submitted: %#', async (more, field) => {
  const draft = (await add(more)).result
  const answered = await submit(draft.id)
  expect(answered.http).toBe(400)
  expect(JSON.stringify(answered)).toContain(field)
})

test('staff without the permission see no plans', async () => {
  const refused = await server.call(plansAdminCalls.plans, { pageNo: 1, pageSize: 10 }, await as('finance1'))
  expect(refused.code).toBe(refusals.dutyNotHeld.code)
})
