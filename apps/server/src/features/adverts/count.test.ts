import { expect, test } from 'vitest'
import { advertCalls } from '@yf/contract/adverts'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()

const dialog = idOf('advert', 'xinghe-software/welcome')
const banner = idOf('advert', 'xinghe-software/checkup')
const companyId = idOf('company', 'xinghe-software')
const positions = async (token: string) =>
  (await server.call(advertCalls.list, { companyId }, { token })).result.map(({ position }) => position)
const countsOf = (advertId: string) =>
  server.db
    .selectFrom('advert_count')
    .select(['account_id', 'kind', 'day', 'times'])
    .where('advert_id', '=', advertId)
    .orderBy('kind')
    .orderBy('day')
    .execute()

test('a dialog that was shown is not shown to that person again', async () => {
  const lin = await server.tokenOf('linxiao')
  expect((await server.call(advertCalls.show, { id: dialog }, { token: lin })).success).toBe(true)
  expect(await positions(lin)).not.toContain('dialog')
  expect(await positions(await server.tokenOf('chenmo'))).toContain('dialog')
})

test('a banner stays after it was shown, and views and clicks are counted by person and day', async () => {
  const token = await server.tokenOf('linxiao')
  await Promise.all(Array.from({ length: 5 }, () => server.call(advertCalls.show, { id: banner }, { token })))
  await server.call(advertCalls.click, { id: banner }, { token })
  server.clock.advance({ days: 1 })
  await server.call(advertCalls.show, { id: banner }, { token })

  const account_id = idOf('account', 'linxiao')
  expect(await countsOf(banner)).toEqual([
    { account_id, kind: 'click', day: '2026-03-02', times: 1 },
    { account_id, kind: 'show', day: '2026-03-02', times: 5 },
    { account_id, kind: 'show', day: '2026-03-03', times: 1 },
  ])
  expect(await positions(token)).toContain('banner')
})

test('an advert of another company and an unknown advert are not found and count nothing', async () => {
  const token = await server.tokenOf('zhoulan')
  const notFound = refusals.notFound.code
  const counted = await countsOf(banner)
  expect((await server.call(advertCalls.click, { id: banner }, { token })).code).toBe(notFound)
  expect((await server.call(advertCalls.show, { id: idOf('advert', 'none') }, { token })).code).toBe(notFound)
  expect(await countsOf(banner)).toEqual(counted)
})
