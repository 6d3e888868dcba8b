import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { FamilyMember } from '@yf/contract/family'
import { familyCalls } from '@yf/contract/family'
import { optionalBenefitCalls, type OptionalOffer } from '@yf/contract/optional-benefits'
import { cardsRefusals } from '@yf/contract/refusals/cards'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { registerRoutes } from '#platform/navigation/test-routes.ts'
import OptionalBenefitsScreen from './optional-benefits.screen.tsx'

const server = envelopeStage({ at: '/yfCards/optional', endsInSheet: true })
const item = (id: string, name: string) => ({
  id,
  name,
  summary: '就近门店',
  packageSupplierCode: 'JINGHE',
  times: 2,
  timeFen: 19_800,
})
const offer: OptionalOffer = {
  id: 'o1',
  title: '本人自选福利',
  summary: '',
  audience: 'self',
  pick: 2,
  openTime: '2026-01-01 00:00:00',
  closeTime: '2036-01-31 23:59:59',
  useUntil: '2036-12-31',
  status: 1,
  items: [item('a', '洁牙护理'), item('b', '肩颈理疗'), item('c', '就医陪诊')],
  chosen: [],
}
const choice = { itemId: 'a', userFamilyId: null, packageId: 'p1', isFixed: 0 } as const
const people = [
  { id: 'me', name: '林晓', relation: 'self' },
  { id: 'kid', name: '陈小满', relation: 'child' },
] as FamilyMember[]

beforeAll(registerRoutes)
beforeEach(() => server.answers(familyCalls.list, people))

const show = (offers: OptionalOffer[], query = '') => {
  server.answers(optionalBenefitCalls.optionalOffers, offers)
  return openAt(`/yfCards/optional${query}`, <OptionalBenefitsScreen />)
}
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

test('sends as many choices as the company allows and no more', async () => {
  show([offer])
  expect(await screen.findByText('3 项里选 2 项')).toBeTruthy()
  expect((await button('确认选择（0/2）')).disabled).toBe(true)
  fireEvent.click(await box(/洁牙护理.*价值 ¥396/))
  fireEvent.click(await box(/肩颈理疗/))
  fireEvent.click(await box(/就医陪诊/))
  expect(server.said).toEqual(['最多选 2 项，请先取消一项'])
  const after = { ...offer, chosen: [choice, { ...choice, itemId: 'b', packageId: 'p2' }] }
  server.answers(optionalBenefitCalls.choose, after, '已选定，可在原力卡包中使用')
  server.answers(optionalBenefitCalls.optionalOffers, [after])
  fireEvent.click(await button('确认选择（2/2）'))
  expect((await button('已选定 2 项')).disabled).toBe(true)
  expect(server.bodies(optionalBenefitCalls.choose)).toEqual([
    { companyId: 'c1', id: 'o1', wishes: [{ itemId: 'a' }, { itemId: 'b' }] },
  ])
  fireEvent.click(await button('去卡包使用'))
  expect(currentLocation().path).toBe('/yfCards')
})

test('keeps used choices fixed and reloads the offer after a refusal', async () => {
  show([{ ...offer, chosen: [{ ...choice, isFixed: 1 }] }])
  expect(await box(/洁牙护理.*不能更换/)).toMatchObject({ checked: true, disabled: true })
  fireEvent.click(await box(/肩颈理疗/))
  server.refuses(optionalBenefitCalls.choose, cardsRefusals.optionalNotOpen.code, '现在不在选择期内')
  server.answers(optionalBenefitCalls.optionalOffers, [{ ...offer, status: 2, chosen: [choice] }])
  fireEvent.click(await button('确认选择（2/2）'))
  expect(await screen.findByText('已经结束')).toBeTruthy()
  expect(server.said).toEqual(['现在不在选择期内'])
  expect(screen.queryByRole('button', { name: /确认选择/ })).toBeNull()
})

test('asks for the family member in a family offer', async () => {
  const forFamily: OptionalOffer = { ...offer, id: 'o2', title: '家人自选福利', audience: 'family', pick: 1 }
  show([offer, forFamily], '?who=family')
  expect(await screen.findByText('家人自选福利')).toBeTruthy()
  fireEvent.click(await box(/洁牙护理/))
  fireEvent.click(await button('陈小满（子女）'))
  expect(await box(/洁牙护理.*给陈小满/)).toMatchObject({ checked: true })
  server.answers(optionalBenefitCalls.choose, forFamily)
  fireEvent.click(await button('确认选择（1/1）'))
  await waitFor(() => expect(server.bodies(optionalBenefitCalls.choose)).toHaveLength(1))
  expect(server.bodies(optionalBenefitCalls.choose)[0]).toMatchObject({
    wishes: [{ itemId: 'a', userFamilyId: 'kid' }],
  })
  fireEvent.click(await button('为本人选'))
  expect(await screen.findByText('本人自选福利')).toBeTruthy()
})

test('explains what to do without family members or without an offer', async () => {
  server.answers(familyCalls.list, people.slice(0, 1))
  const { unmount } = show([{ ...offer, audience: 'family' }])
  expect(await box(/洁牙护理/)).toMatchObject({ disabled: true })
  fireEvent.click(await button('先添加家庭成员'))
  expect(currentLocation().path).toBe('/family/index')
  unmount()
})

test('says that there is nothing to choose', async () => {
  show([])
  expect(await screen.findByText('暂时没有可以选择的福利')).toBeTruthy()
  expect(screen.getByText('企业开放选择时会发通知给您，也会出现在首页')).toBeTruthy()
})
