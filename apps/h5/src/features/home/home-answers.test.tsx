import { partly } from '@yf/domain/test-partly'
import { advertCalls, type Advert } from '@yf/contract/adverts'
import { companyCalls, type Theme } from '@yf/contract/company'
import { equityCalls, type UserEquity } from '@yf/contract/equity'
import { familyCalls, type FamilyMember } from '@yf/contract/family'
import { pointsCalls } from '@yf/contract/points'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { storage } from '#platform/storage/storage.ts'
import { startTheme } from '#platform/theme/theme.ts'
import { AdvertBanner } from './parts/advert-banner.tsx'
import { MyEquity } from './parts/my-equity.tsx'
import { ScoreSheet } from './parts/score-sheet.tsx'
import { showServices } from './show-services.ts'
import CompanyCenterScreen from './screens/company-center.screen.tsx'

const self = { id: 'me', name: '林晓', relation: 'self' } as FamilyMember
const noEquity: UserEquity = {
  showEquity: 1,
  insureEquityList: [],
  healthEquityList: [],
  cardEquityList: [],
  doctorEquityList: [],
  healthWelfareList: [],
}
const server = envelopeStage({ company: { companyId: 'c1', companyName: '星辰科技' }, endsInSheet: true })

beforeEach(() => {
  server.answers(familyCalls.list, [self])
  server.answers(equityCalls.mine, noEquity)
  server.answers(companyCalls.equity, { benefits: [], contact: null })
  server.answers(equityCalls.manuals, [])
  server.answers(companyCalls.highMedicalServices, [])
  server.answers(companyCalls.carbon, { totalGram: 0, memberCount: 0, myRank: null, myGram: 0, ranking: [] })
})

test.each([
  ['benefits', equityCalls.mine],
  ['family', familyCalls.list],
])('the home page shows why its %s failed to load and retries', async (_what, row) => {
  server.refuses(row, 1002, '权益正在维护，请明天再来')
  render(<MyEquity />)
  expect(await screen.findByText('权益正在维护，请明天再来')).toBeTruthy()
  server.answers(equityCalls.mine, noEquity)
  server.answers(familyCalls.list, [self])
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByText('还没有权益')).toBeTruthy()
})

test('a section of the company area that fails to load shows the reason and the others stay', async () => {
  server.refuses(companyCalls.carbon, 1002, '碳减排数据统计中')
  openAt('/companyCenter', <CompanyCenterScreen />)
  expect(await screen.findByText('碳减排数据统计中')).toBeTruthy()
  expect(await screen.findByText('企业还没有开通权益')).toBeTruthy()
  expect(screen.queryByText('高端医疗服务')).toBeNull()
})

test('a policy is one link; ended policies are folded and show no amount', async () => {
  const policy = {
    id: 'p1',
    name: '补充医疗',
    insurer: '人保健康',
    policyNo: 'P1',
    startDt: '2020-01-01',
    endDt: '2099-12-31',
    coverFen: 2_000_000,
    usedFen: 0,
    status: 2 as const,
    userFamilyId: null,
  }
  const old = { ...policy, id: 'p2', name: '旧的意外险', endDt: '2021-12-31', coverFen: 900_000 }
  server.answers(equityCalls.mine, partly<UserEquity>({ ...noEquity, insureEquityList: [old, policy] }))
  const { container } = render(<MyEquity />)
  const card = await screen.findByRole('button', { name: /补充医疗.*剩余保额.*20,000\.00/ })
  const folded = container.querySelector('details')!
  expect(folded.open).toBe(false)
  expect(folded.textContent).toContain('已结束的保障（1）')
  expect(folded.textContent).toContain('旧的意外险')
  expect(folded.textContent).not.toMatch(/保额|9,000/)
  fireEvent.click(card)
  expect(location.hash).toBe('#/insurance/detail?id=p1')
})

test('a gift of the company opens its description, validity and contact', async () => {
  const flu = {
    id: 'w1',
    name: '流感疫苗接种',
    summary: '就近社区医院接种',
    endDt: '2099-12-31',
    userFamilyId: null,
  }
  server.answers(equityCalls.mine, partly<UserEquity>({ ...noEquity, healthWelfareList: [flu] }))
  const all_function_icon = [
    { keyValue: 'function_online_service', keyName: '在线客服', isVisible: '1' },
  ] as const
  server.answers(companyCalls.theme, partly<Theme>({ GLOBAL: { all_function_icon } }))
  onTestFinished(startTheme())
  render(<MyEquity />)
  fireEvent.click(await screen.findByRole('button', { name: /流感疫苗接种/ }))
  const sheet = await screen.findByRole('dialog', { name: '流感疫苗接种' })
  expect(sheet.textContent).toMatch(/就近社区医院接种.*可享受.*2099年12月31日/)
  expect(await within(sheet).findByRole('button', { name: '咨询在线客服' })).toBeTruthy()
})

test('the health services tile scrolls to their card below the policies, or to the benefits if there are none', async () => {
  const headings: string[] = []
  Element.prototype.scrollIntoView = function into(this: Element) {
    headings.push(this.querySelector('h2')?.textContent ?? '')
  }
  const card = {
    id: 'k1',
    name: '绿通就医卡',
    summary: '',
    packageSupplierCode: 'FUYA',
    startTime: '2020-01-01 00:00:00',
    endTime: '2099-12-31 23:59:59',
    status: 1 as const,
    total: 2,
    used: 0,
    userFamilyId: null,
  }
  server.answers(equityCalls.mine, partly<UserEquity>({ ...noEquity, cardEquityList: [card] }))
  const { container, unmount } = render(<MyEquity />)
  await screen.findByText('绿通就医卡')
  showServices(container)
  unmount()
  showServices(render(<h2>我的权益</h2>).container)
  expect(headings).toEqual(['健康服务', '我的权益'])
})

test('a check-in grants points once a day', async () => {
  const open = { isDone: 0, streak: 6, nextPoints: 20 } as const
  server.answers(pointsCalls.myScore, { balance: 100, expiringSoon: 0, signIn: open })
  server.answers(pointsCalls.myCarbon, { balance: 0, deeds: [], records: [] })
  server.answers(pointsCalls.signIn, { isNew: 1, points: 20, streak: 7, balance: 120 })
  render(<ScoreSheet open onClose={() => undefined} />)
  expect(await screen.findByText('已连续签到 6 天')).toBeTruthy()
  const done = { isDone: 1, streak: 7, nextPoints: 5 } as const
  server.answers(pointsCalls.myScore, { balance: 120, expiringSoon: 0, signIn: done })
  fireEvent.click(screen.getByRole('button', { name: '签到' }))
  expect(await screen.findByRole<HTMLButtonElement>('button', { name: '今日已签' })).toMatchObject({
    disabled: true,
  })
  expect(server.said).toEqual(['签到成功，获得 20 积分'])
  expect(screen.getByText('120')).toBeTruthy()
})

test('carbon points without records explain how to earn some', async () => {
  server.answers(pointsCalls.myCarbon, { balance: 0, deeds: [], records: [] })
  render(<ScoreSheet open onClose={() => undefined} />)
  expect(await screen.findByText('还没有记录')).toBeTruthy()
})

test('renders twenty of a hundred packages, and the rest on demand', async () => {
  const item = {
    name: '洁牙护理',
    summary: '',
    packageSupplierCode: 'OFFLINE_DENTAL',
    startTime: '2020-01-01 00:00:00',
    endTime: '2099-12-31 23:59:59',
    status: 1 as const,
    userFamilyId: null,
    unit: 'times' as const,
    total: 2,
    used: 0,
  }
  const healthEquityList = Array.from({ length: 100 }, (_, at) => ({ ...item, id: `p${at}` }))
  server.answers(equityCalls.mine, partly<UserEquity>({ ...noEquity, healthEquityList }))
  render(<MyEquity />)
  expect(await screen.findAllByText('洁牙护理')).toHaveLength(20)
  fireEvent.click(screen.getByRole('button', { name: '查看全部 100 项' }))
  expect(screen.getAllByText('洁牙护理')).toHaveLength(100)
})

test.each([
  { what: 'the first', adverts: ['/first.svg', '/second.svg'], kept: '/first.svg' },
  { what: 'none', adverts: [], kept: null },
])("stores $what of the banner's pictures for the next start", async ({ adverts, kept: stored }) => {
  server.answers(
    advertCalls.list,
    adverts.map((picLink) => ({ id: picLink, position: 'banner', title: picLink, picLink }) as Advert),
  )
  server.answers(companyCalls.theme, {} as Theme)
  onTestFinished(startTheme())
  render(<AdvertBanner />)
  await waitFor(() => expect(storage.theme.read()).toMatchObject({ companyId: 'c1', banner: stored }))
})

test("does not store this company's banner with another company's theme", async () => {
  const other = { companyId: 'c2', variables: {}, config: {} as Theme }
  storage.theme.write(other)
  server.answers(advertCalls.list, [
    { id: 'a1', position: 'banner', title: '体检季', picLink: '/a.svg' } as Advert,
  ])
  render(<AdvertBanner />)
  expect(await screen.findByText('体检季')).toBeTruthy()
  expect(storage.theme.read()).toEqual(other)
})
