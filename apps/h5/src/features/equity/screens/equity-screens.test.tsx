import { partly } from '@yf/domain/test-partly'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { claimTrialCalls, type CoveredPerson } from '@yf/contract/claims-trial'
import { equityCalls, type FreeEquity, type UserEquity } from '@yf/contract/equity'
import { familyCalls, type FamilyMember } from '@yf/contract/family'
import { hospitalCalls } from '@yf/contract/hospital'
import { expect, test, vi } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import FreeBenefitsScreen from './free-benefits.screen.tsx'
import InsuranceDetailScreen from './insurance-detail.screen.tsx'
import InsuranceScreen from './insurance.screen.tsx'

const opened = vi.hoisted((): string[] => [])
vi.mock('#platform/handoff/open-site.ts', () => ({
  openAddress: (address: string) => void opened.push(address),
}))

const server = envelopeStage()
const { said: toasts, sent } = server

const benefit: FreeEquity = {
  id: 'b1',
  name: '免费问诊',
  summary: '三次',
  icon: 'gift',
  status: 1,
  startTime: '2026-01-01 00:00:00',
  endTime: '2099-01-01 00:00:00',
  jumpUrl: '/hospital',
}
const take = async () => fireEvent.click(await screen.findByRole('button', { name: '领取免费问诊' }))

test("takes a benefit, shows the server's message, and can use it at once", async () => {
  server.answers(equityCalls.freeList, [benefit])
  server.answers(hospitalCalls.activate, null as never, '领取成功')
  openAt('/freeBenefits', <FreeBenefitsScreen />)
  await screen.findByText('免费问诊')
  server.answers(equityCalls.freeList, [{ ...benefit, status: 2 }])
  await take()
  const use = await screen.findByRole('button', { name: '去使用免费问诊' })
  // A button accepts one tap per second.
  await waitFor(
    () => {
      if (opened.length === 0) fireEvent.click(use)
      expect(opened).toEqual(['/hospital'])
    },
    { interval: 200, timeout: 5000 },
  )
  expect(toasts).toEqual(['领取成功'])
})

test('a refused benefit shows the reason and reloads the list', async () => {
  server.answers(equityCalls.freeList, [benefit])
  server.refuses(hospitalCalls.activate, 3001, '您已领取过该权益')
  openAt('/freeBenefits', <FreeBenefitsScreen />)
  await take()
  await waitFor(() => expect(sent(equityCalls.freeList)).toHaveLength(2))
  expect(toasts).toEqual(['您已领取过该权益'])
})

test('shows an empty state without free benefits', async () => {
  server.answers(equityCalls.freeList, [])
  openAt('/freeBenefits', <FreeBenefitsScreen />)
  expect(await screen.findByText('暂时没有免费权益')).toBeTruthy()
})

const policy = (id: string, name: string, userFamilyId: string | null) => ({
  id,
  name,
  insurer: '示例保险',
  insuredName: '林晓',
  status: 2 as const,
  startDt: '2026-01-01',
  endDt: '2099-12-31',
  coverFen: 100,
  usedFen: 0,
  userFamilyId,
})
const equity = partly<UserEquity>({
  showEquity: 1,
  insureEquityList: [policy('p1', '团体医疗', null), policy('p2', '少儿医疗', 'f1')],
  healthEquityList: [],
  cardEquityList: [],
  doctorEquityList: [],
  healthWelfareList: [],
})
const family = [
  { id: 'me', name: '林晓', relation: 'self' },
  { id: 'f1', name: '小雨', relation: 'child' },
] as FamilyMember[]

const covered: CoveredPerson[] = [
  {
    userFamilyId: null,
    name: '林晓',
    parts: [
      {
        policyId: 'p1',
        policyName: '团体医疗',
        visitType: 'outpatient',
        liabilityName: '门急诊',
        deductibleFen: 10_000,
        deductibleLeftFen: 4_000,
        yearlyFen: 800_000,
        usedFen: 200_000,
        leftFen: 600_000,
      },
    ],
  },
  { userFamilyId: 'f1', name: '小雨', parts: [] },
]

test("shows the family's cover with used and remaining amounts, and links to the estimator", async () => {
  server.answers(equityCalls.mine, equity)
  server.answers(familyCalls.list, family)
  server.answers(claimTrialCalls.household, { people: covered })
  openAt('/insurance', <InsuranceScreen />)
  const cell = await screen.findByRole('button', { name: /林晓门诊已用 ¥2,000.00，还剩 ¥6,000.00$/ })
  expect(screen.getByText('未保障')).toBeTruthy()
  fireEvent.click(cell)
  const detail = screen.getByRole('region', { name: '保障明细' })
  expect(detail.textContent).toContain('林晓 · 门诊')
  expect(detail.textContent).toContain('还需自付 ¥40.00')
  expect(screen.getByRole('button', { name: /^算一算能赔多少/ })).toBeTruthy()
})

test('groups policies by person once both responses are there, and retries only the failed one', async () => {
  server.answers(equityCalls.mine, equity)
  server.answers(claimTrialCalls.household, { people: [] })
  server.refuses(familyCalls.list, 3001, '家庭成员暂时无法查询')
  openAt('/insurance', <InsuranceScreen />)
  expect(await screen.findByText('家庭成员暂时无法查询')).toBeTruthy()
  server.answers(familyCalls.list, family)
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByText('团体医疗')).toBeTruthy()
  expect(screen.queryByText('少儿医疗')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /小雨/ }))
  expect(screen.getByText('少儿医疗')).toBeTruthy()
  expect(sent(equityCalls.mine)).toHaveLength(1)
})

test.each(['/insurance/detail', '/insurance/detail?id=p9'])(
  '%s: shows that the policy does not exist',
  async (address) => {
    server.refuses(equityCalls.policy, 1004, '内容不存在或已被删除')
    openAt(address, <InsuranceDetailScreen />)
    expect(await screen.findByText('没有找到这份保单')).toBeTruthy()
    expect(screen.getByRole('heading', { name: '保险详情' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '查看我的保险' }))
    expect(currentLocation().path).toBe('/insurance')
  },
)

test('a policy shows its used and remaining deductible, and links to the estimator', async () => {
  const liability = { id: 'l1', name: '门急诊', deductibleFen: 10_000, deductibleUsedFen: 6_000, ratio: 80 }
  const limits = {
    visitType: null,
    visitFen: null,
    yearlyFen: 800_000,
    usedFen: 0,
    waitingDays: 0,
    terms: '',
  }
  server.answers(equityCalls.policy, {
    ...policy('p1', '团体医疗', null),
    policyNo: 'P1',
    companyId: 'c1',
    companyName: '星河软件',
    liabilities: [{ ...liability, ...limits }],
  })
  openAt('/insurance/detail?id=p1', <InsuranceDetailScreen />)
  expect(await screen.findByText('免赔额已抵扣 ¥60.00，还剩 ¥40.00')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^算一算能赔多少/ })).toBeTruthy()
})
