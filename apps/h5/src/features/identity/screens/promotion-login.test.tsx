import { promotionCalls, type Promotion } from '@yf/contract/promotion'
import type { UserInfo } from '@yf/contract/identity'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { signIn } from '#platform/session/session.ts'
import PromotionLoginScreen from './promotion-login.screen.tsx'

const promotion: Promotion = {
  id: 'a1',
  title: '健康行走季',
  summary: '走一走，领好礼',
  picLink: null,
  jumpUrl: null,
  startTime: '2026-03-01 00:00:00',
  endTime: '2026-03-31 23:59:59',
  status: 2,
}
const server = envelopeStage({ person: null, at: '/active_login?id=a1' })
const open = (fullPath = '/active_login?id=a1') => openAt(fullPath, <PromotionLoginScreen />)

test('an active promotion asks for the login, counts the visit and continues', async () => {
  server.answers(promotionCalls.promotion, promotion)
  open()
  expect(await screen.findByRole('heading', { name: '健康行走季' })).toBeTruthy()
  expect(screen.getByLabelText('验证码')).toBeTruthy()
  act(() => signIn({ token: 'T1', baseId: 'p1', name: '林晓' } as UserInfo))
  await waitFor(() => expect(server.sent(promotionCalls.recordPromotion)).toHaveLength(1))
  expect(currentLocation().path).toBe('/home')
})

test.each([
  [1, '活动还未开始'],
  [3, '活动已结束'],
] as const)('a promotion in state %i shows its dates', async (status, text) => {
  server.answers(promotionCalls.promotion, { ...promotion, status })
  open()
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByText('活动时间：2026年3月1日 00:00 至 2026年3月31日 23:59')).toBeTruthy()
})

test('a link without a promotion, or with a deleted one, leads to the home page', async () => {
  const first = open('/active_login')
  expect(screen.getByText('活动不存在')).toBeTruthy()
  first.unmount()
  expect(server.heard).toHaveLength(0)
  server.refuses(promotionCalls.promotion, 1004, '数据不存在')
  open()
  expect(await screen.findByText('活动不存在')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '去首页看看' }))
  expect(currentLocation().path).toBe('/home')
})

test('a promotion that fails to load can be retried', async () => {
  server.refuses(promotionCalls.promotion, 500, '系统繁忙，请稍后再试')
  open()
  expect(await screen.findByText('系统繁忙，请稍后再试')).toBeTruthy()
  server.answers(promotionCalls.promotion, promotion)
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByRole('heading', { name: '健康行走季' })).toBeTruthy()
})
