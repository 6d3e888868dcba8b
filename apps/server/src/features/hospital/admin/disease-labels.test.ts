import { hospitalCalls } from '@yf/contract/hospital'
import { hospitalAdminCalls as calls } from '@yf/contract/hospital-admin'
import { refusals } from '@yf/contract/refusals'
import { beforeAll, expect, test } from 'vitest'
import { lastAuditEventIn } from '#testkit/audit-events.ts'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()
let [member, admin] = [{ token: '' }, { token: '' }]
beforeAll(async () => {
  member = { token: await server.tokenOf('linxiao') }
  admin = { token: await server.staffTokenOf('admin1') }
})

const label = { department: '眼科', name: '眼睛干涩', sort: 5000, isOff: false }
const offered = async () =>
  (await server.call(hospitalCalls.diseaseLabels, {}, member)).result.flatMap(({ department, labels }) =>
    labels.map(({ name }) => `${department} ${name}`),
  )

test('members choose a new symptom until it is switched off', async () => {
  const { result } = await server.call(calls.saveDiseaseLabel, label, admin)
  expect(await offered()).toContain('眼科 眼睛干涩')
  const version = { id: result.id, revision: result.revision }
  const off = await server.call(calls.saveDiseaseLabel, { ...version, ...label, isOff: true }, admin)
  expect(off.result).toMatchObject({ isOff: true, revision: 1, savedBy: '林管理' })
  expect(await offered()).not.toContain('眼科 眼睛干涩')
  expect((await lastAuditEventIn(server.db)).detail).toBe('眼科 眼睛干涩：状态：启用 → 停用')
  const late = await server.call(calls.saveDiseaseLabel, { ...version, ...label }, admin)
  expect(late.code).toBe(refusals.stateMoved.code)
})

test('a department has each symptom once', async () => {
  const again = await server.call(calls.saveDiseaseLabel, label, admin)
  expect(again).toMatchObject({ code: 400, message: expect.stringContaining('（name）') })
  const other = await server.call(calls.saveDiseaseLabel, { ...label, name: '视力模糊' }, admin)
  const { id, revision } = other.result
  const renamed = await server.call(calls.saveDiseaseLabel, { id, revision, ...label }, admin)
  expect(renamed).toMatchObject({ code: 400, message: expect.stringContaining('（name）') })
})

test('an unknown symptom is not found, and an empty one is refused', async () => {
  const id = '00000000-0000-4000-8000-000000000000'
  const unknown = await server.call(calls.saveDiseaseLabel, { id, revision: 0, ...label }, admin)
  expect(unknown.code).toBe(refusals.notFound.code)
  const empty = await server.call(calls.saveDiseaseLabel, { ...label, name: ' ' }, admin)
  expect(empty).toMatchObject({ code: 400, message: expect.stringContaining('（name）') })
})
