import { pointsAdminCalls } from '@yf/contract/points-admin'
import { refusals } from '@yf/contract/refusals'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { companiesOfChannel } from '#features/points/steps-store.ts'
import { lastAuditEventIn } from '#testkit/audit-events.ts'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()
/** Without a platform in the demo data. */
const companyId = idOf('company', 'haina')
const as = async (staff: string) => ({ token: await server.staffTokenOf(staff) })
const save = async (channel: string | null, previous: string | null, staff = 'operator1') =>
  server.call(pointsAdminCalls.saveStepsChannel, { companyId, channel, previous }, await as(staff))

test('a platform is chosen among those that are connected, changed and removed, each as it was seen', async () => {
  const seen = await server.call(pointsAdminCalls.stepsChannel, { companyId }, await as('finance1'))
  expect(seen.result).toEqual({ channel: null, platforms: ['xinghe-walk', 'yuanli-walk'] })
  expect((await save('xinghe-walk', null)).result.channel).toBe('xinghe-walk')
  expect(await companiesOfChannel(server.db, 'xinghe-walk')).toContain(companyId)
  expect((await save('yuanli-walk', null)).code).toBe(refusals.stateMoved.code)
  expect((await save('yuanli-walk', 'xinghe-walk')).result.channel).toBe('yuanli-walk')
  expect((await lastAuditEventIn(server.db)).detail).toContain('xinghe-walk')
  expect((await save(null, 'xinghe-walk')).code).toBe(refusals.stateMoved.code)
  expect((await save(null, 'yuanli-walk')).result.channel).toBeNull()
  expect(await companiesOfChannel(server.db, 'yuanli-walk')).not.toContain(companyId)
  expect((await save(null, null)).result.channel).toBeNull()
})

test('an unknown platform, an unknown company and other staff are refused', async () => {
  expect(await save('nobody', null)).toMatchObject({ http: 400 })
  const unknown = { companyId: newId(), channel: null, previous: null }
  const found = await server.call(pointsAdminCalls.saveStepsChannel, unknown, await as('operator1'))
  expect(found.code).toBe(refusals.notFound.code)
  expect((await save('xinghe-walk', null, 'finance1')).code).toBe(refusals.dutyNotHeld.code)
})
