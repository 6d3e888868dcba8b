import { partly } from '@yf/domain/test-partly'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { cardCalls, type CardDetail, type OfferedCard, type PackCard, type Radar } from '@yf/contract/cards'
import { familyCalls, type FamilyMember } from '@yf/contract/family'
import { companyCalls, type Theme } from '@yf/contract/company'
import { cardsRefusals } from '@yf/contract/refusals/cards'
import { beforeEach, expect, test, vi } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { registerRoutes } from '#platform/navigation/test-routes.ts'
import { startTheme } from '#platform/theme/theme.ts'
import { RadarSwitch } from '../shared/radar-switch.tsx'

const left: string[] = []
vi.mock('#platform/handoff/open-site.ts', () => ({ openLink: (address: string) => left.push(address) }))
const { default: YfCardsScreen } = await import('./yf-cards.screen.tsx')
const { default: YfCardDetailScreen } = await import('./yf-card-detail.screen.tsx')
const { RadarLine } = await import('../shared/radar-line.tsx')
const { default: CollectCardScreen } = await import('./collect-card.screen.tsx')

const server = envelopeStage({ at: '/yfCards', endsInSheet: true })

const card: CardDetail = {
  id: 'k1',
  companyId: 'c1',
  kind: 'card',
  name: '就医陪诊卡',
  summary: '',
  packageSupplierCode: 'FUYA',
  startTime: '2026-01-01 00:00:00',
  endTime: '2036-12-31 23:59:59',
  status: 1,
  userFamilyId: null,
  unit: 'times',
  total: 2,
  used: 0,
  benefits: ['专人陪诊半天'],
  userName: null,
  canUse: 1,
  canGive: 1,
  canTakeBack: 0,
  handovers: [],
}
const pack = (cards: readonly PackCard[], counts = { usable: 1, usedUp: 1, lapsed: 0 }) => ({
  records: [...cards],
  total: cards.length,
  counts,
})
const item = {
  kind: 'package',
  id: 'k1',
  name: '就医陪诊卡',
  userName: null,
  leftText: '剩余 2 次',
  atRiskFen: 79_600,
  endTime: '2026-11-20 23:59:59',
  daysLeft: 4,
  packageSupplierCode: 'FUYA',
  packageKind: 'card',
} as const
const radar: Radar = { isOn: 1, items: [item], totalFen: 79_600 }
const offer: OfferedCard = {
  name: '口腔护理卡',
  summary: '全国门店通用',
  benefits: ['超声波洁牙 1 次'],
  companyName: '星河软件',
  packageSupplierCode: 'JINGHE',
  total: 2,
  validDays: 180,
  collectUntil: '2026-12-31 23:59:59',
}
const self = { id: 'me', name: '林晓', relation: 'self' } as FamilyMember
const spouse = { id: 'f1', name: '陈默', relation: 'spouse' } as FamilyMember

beforeEach(() => {
  registerRoutes()
  left.length = 0
  server.answers(cardCalls.pack, pack([card]))
  server.answers(familyCalls.list, [self, spouse])
  server.answers(cardCalls.radar, radar)
  server.answers(cardCalls.allBookings, { records: [], total: 0 })
  server.answers(cardCalls.bookings, [])
  server.answers(cardCalls.detail, card)
  server.answers(cardCalls.fuyaLink, { url: 'https://provider.example/in' })
  server.answers(cardCalls.lookAtCode, offer)
  server.answers(cardCalls.collect, { id: 'k9', companyId: 'c1', name: '口腔护理卡' })
})
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('shows expiring benefits on top with their action, and the cards by state', async () => {
  openAt('/yfCards', <YfCardsScreen />)
  const lapsing = await screen.findByRole('list', { name: '即将到期的权益' })
  expect(lapsing.textContent).toContain('还剩 4 天 · 剩余 2 次 · 约 ¥796.00')
  expect(await screen.findByRole('tab', { name: '可使用 1' })).toBeTruthy()
  fireEvent.click(within(lapsing).getByRole('button', { name: '去使用：就医陪诊卡' }))
  await waitFor(() => expect(left).toEqual(['https://provider.example/in']))
  expect(screen.getByText('没有更多了')).toBeTruthy()
  server.answers(cardCalls.pack, pack([{ ...card, id: 'k2', name: '洁牙卡', status: 2, used: 2 }]))
  fireEvent.click(screen.getByRole('tab', { name: '已用完 1' }))
  await screen.findByText('洁牙卡')
  expect(server.sent(cardCalls.pack).map(({ query }) => query['shelf'])).toContain('usedUp')
  press(/洁牙卡/)
  expect(currentLocation().path).toBe('/yfCards/k2')
})

test('an empty pack links to collecting, and a disabled radar offers to turn it on', async () => {
  server.answers(cardCalls.pack, pack([], { usable: 0, usedUp: 0, lapsed: 0 }))
  server.answers(cardCalls.radar, { isOn: 0, items: [], totalFen: 0 })
  openAt('/yfCards', <YfCardsScreen />)
  expect(await screen.findByText('没有可使用的卡')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /权益到期提醒/ }).checked).toBe(false)
  press('领取卡券')
  expect(currentLocation().path).toBe('/collectCard')
})

test('gives a card to a family member and takes it back after confirmation', async () => {
  openAt('/yfCards/k1', <YfCardDetailScreen />)
  await screen.findByText('专人陪诊半天')
  const receivedCard: CardDetail = {
    ...card,
    userFamilyId: 'f1',
    userName: '陈默',
    canUse: 0,
    canGive: 0,
    canTakeBack: 1,
    handovers: [{ kind: 'given', name: '陈默', createTime: '2026-11-16 10:00:00' }],
  }
  server.answers(cardCalls.give, receivedCard, '已转赠给陈默')
  server.answers(cardCalls.detail, receivedCard)
  await waitFor(() => press('转赠给家人'))
  expect(screen.queryByRole('button', { name: /林晓/ })).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: '陈默（配偶）' }))
  await waitFor(() => expect(server.said).toEqual(['已转赠给陈默']))
  expect(server.bodies(cardCalls.give)).toEqual([{ companyId: 'c1', id: 'k1', userFamilyId: 'f1' }])
  expect((await screen.findByRole('list', { name: '转赠记录' })).textContent).toContain('转赠给陈默')
  // Only the recipient can use it now.
  expect(screen.queryByRole('button', { name: '去使用' })).toBeNull()

  server.refuses(cardCalls.takeBack, cardsRefusals.cardUsedSince.code, cardsRefusals.cardUsedSince.message)
  server.answers(cardCalls.detail, { ...receivedCard, canTakeBack: 0, used: 1 })
  press('收回卡片')
  fireEvent.click(await screen.findByRole('button', { name: '收回' }))
  await waitFor(() => expect(server.said).toContain(cardsRefusals.cardUsedSince.message))
  expect(await screen.findByText('陈默已经使用或预约，不能收回')).toBeTruthy()
})

test.each([
  ['FUYA', '去使用', cardCalls.fuyaLink],
  ['JINGHE', '去使用', cardCalls.jingheLink],
  ['FENGSHI', '去预约', cardCalls.fengshiLink],
] as const)("opens the supplier's page to use a card of %s", async (packageSupplierCode, text, row) => {
  server.answers(cardCalls.detail, { ...card, packageSupplierCode })
  server.answers(row, { url: `https://${packageSupplierCode}.example/` })
  openAt('/yfCards/k1', <YfCardDetailScreen />)
  fireEvent.click(await screen.findByRole('button', { name: text }))
  await waitFor(() => expect(left).toEqual([`https://${packageSupplierCode}.example/`]))
})

test.each([
  ['YF_EAP', '去预约', '/eap'],
  ['JINLI', '去咨询', '/hospital'],
])("opens the app's own screen for a card of %s", async (packageSupplierCode, text, path) => {
  server.answers(cardCalls.detail, { ...card, packageSupplierCode })
  openAt('/yfCards/k1', <YfCardDetailScreen />)
  fireEvent.click(await screen.findByRole('button', { name: text }))
  expect(currentLocation().path).toBe(path)
})

test('previews a code before collecting it and shows an invalid code at its field', async () => {
  openAt('/collectCard', <CollectCardScreen />)
  const field = await screen.findByLabelText(/卡券码/)
  press('查看卡券')
  expect(await screen.findByText('请输入卡券码')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'abcd2345efgh678' } })
  expect(screen.getByText(/不含 0、1、I、O/)).toBeTruthy()
  fireEvent.change(field, { target: { value: 'abcd2345efgh6789' } })
  expect((field as HTMLInputElement).value).toBe('ABCD-2345-EFGH-6789')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await screen.findByText('超声波洁牙 1 次')).toBeTruthy()
  expect(server.sent(cardCalls.collect)).toHaveLength(0)
  press('立即领取')
  expect(await screen.findByRole('heading', { name: '领取成功' })).toBeTruthy()
  expect(server.bodies(cardCalls.collect)).toEqual([{ code: 'ABCD-2345-EFGH-6789' }])
  expect(server.sent(cardCalls.collect)[0]?.headers['idempotency-key']).toBeTruthy()
  press('查看卡片')
  expect(currentLocation().path).toBe('/yfCards/k9')
})

test('previews a card from a link at once, and offers a code field when the card is already collected', async () => {
  openAt('/collectCard?ticket=T', <CollectCardScreen />)
  expect(await screen.findByRole('heading', { name: '口腔护理卡' })).toBeTruthy()
  press('立即领取')
  await screen.findByRole('heading', { name: '领取成功' })
  expect(server.bodies(cardCalls.collect)).toEqual([{ ticket: 'T' }])
  const { code, message } = cardsRefusals.cardCodeTaken
  server.refuses(cardCalls.lookAtCode, code, message)
  press('再领一张')
  expect(await screen.findByLabelText(/卡券码/)).toBeTruthy()
})

test('shows why a link has expired and keeps the code field', async () => {
  const { code, message } = cardsRefusals.cardCodeOver
  server.refuses(cardCalls.lookAtCode, code, message)
  openAt('/collectCard?ticket=T', <CollectCardScreen />)
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText(/卡券码/)).toBeTruthy()
})

test('switches the radar off in the settings', async () => {
  server.answers(cardCalls.switchRadar, { isOn: 0 })
  render(<RadarSwitch />)
  const control = await screen.findByRole<HTMLInputElement>('switch', { name: /权益到期提醒/ })
  server.answers(cardCalls.radar, { isOn: 0, items: [], totalFen: 0 })
  fireEvent.click(control)
  await waitFor(() => expect(server.bodies(cardCalls.switchRadar)).toEqual([{ isOn: 0 }]))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false))
})

const wearPack = (isVisible: '0' | '1') => {
  const entry = {
    keyValue: 'personal_center_cards',
    keyName: '卡包',
    isVisible,
    picLink: null,
    jumpUrl: null,
  }
  server.answers(companyCalls.theme, partly<Theme>({ PERSONAL_CENTER: { personal_center: [entry] } }))
  return startTheme()
}

test('the home page shows the most valuable expiring benefit with its action and a link to the pack', async () => {
  const stop = wearPack('1')
  render(<RadarLine />)
  expect(await screen.findByRole('button', { name: '去使用：就医陪诊卡' })).toBeTruthy()
  press('原力卡包：共 1 项即将到期')
  expect(currentLocation().path).toBe('/yfCards')
  stop()
})

test('the home page hides the radar when the company hides the pack', async () => {
  const stop = wearPack('0')
  const { container } = render(<RadarLine />)
  await waitFor(() => expect(server.sent(cardCalls.radar)).toHaveLength(1))
  await waitFor(() => expect(container.innerHTML).toBe(''))
  stop()
})
