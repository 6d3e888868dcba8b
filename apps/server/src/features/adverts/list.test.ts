import { expect, test } from 'vitest'
import { advertCalls } from '@yf/contract/adverts'
import { refusals } from '@yf/contract/refusals'
import { demoStage } from '#testkit/demo-stage.ts'
import { idOf } from '#seeds/ids.ts'

const server = demoStage()

const listOf = async (person: string, company: string) =>
  server.call(
    advertCalls.list,
    { companyId: idOf('company', company) },
    { token: await server.tokenOf(person) },
  )
const at = (position: string, list: readonly { position: string; title: string }[]) =>
  list.filter((advert) => advert.position === position).map(({ title }) => title)

test('a member sees what runs now: three banners, three strips, a dialog, announcements', async () => {
  const { result } = await listOf('linxiao', 'xinghe-software')
  expect(at('banner', result)).toEqual(['年度体检季', '保障随身带', '家人也有份'])
  expect(at('strip', result)).toEqual(['低碳行动进行中', '健康积分季', '看视频学理赔'])
  expect(at('dialog', result)).toEqual(['新版原力星球来了'])
  expect(at('announcement', result)).toEqual(['在线客服服务时间', '隐私政策更新说明'])
})

test('an advert starts and ends with its window', async () => {
  server.clock.advance({ days: 100 })
  expect(at('banner', (await listOf('linxiao', 'xinghe-software')).result)).toContain('新年健康礼')
  server.clock.advance({ days: 30 })
  expect(at('banner', (await listOf('linxiao', 'xinghe-software')).result)).not.toContain('新年健康礼')
  server.clock.advance({ days: -130 })
})

test('a company that the member does not belong to is not found', async () => {
  expect((await listOf('linxiao', 'haina')).code).toBe(refusals.notFound.code)
})
