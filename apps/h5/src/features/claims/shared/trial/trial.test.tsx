import { partly } from '@yf/domain/test-partly'
import { fireEvent, screen, within } from '@testing-library/react'
import { claimTrialCalls, type Trial } from '@yf/contract/claims-trial'
import { equityCalls, type UserEquity } from '@yf/contract/equity'
import { beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { TrialCard } from './trial-card.tsx'
import { emptyTrial, trialFaults, trialInput, type TrialForm } from './trial-form.ts'

const server = envelopeStage({ company: { companyId: 'c1' }, endsInSheet: true })

const policy = (id: string, insuredName: string) => ({ id, name: '补充医疗', insuredName })
beforeEach(() => {
  server.answers(
    equityCalls.mine,
    partly<UserEquity>({
      insureEquityList: [policy('p1', '林晓'), policy('p2', '小雨')],
    }),
  )
})

const trial: Trial = {
  payableFen: 20_000,
  line: {
    liabilityName: '门急诊医疗费用',
    billedFen: 50_000,
    excludedFen: 0,
    socialFen: 10_000,
    ownExpenseFen: 5_000,
    deductibleFen: 10_000,
    ratio: 80,
    overLimitFen: 0,
    payableFen: 20_000,
    reason: '按 80% 赔付',
  },
  standing: {
    liabilityName: '门急诊医疗费用',
    deductibleFen: 10_000,
    deductibleUsedFen: 6_000,
    deductibleLeftFen: 4_000,
    visitFen: null,
    yearlyFen: 800_000,
    usedFen: 100_000,
    leftFen: 700_000,
  },
  doubts: ['就诊医院等级待核对'],
}

const tap = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function openSheet(): Promise<void> {
  openAt('/insurance/detail', <TrialCard policyId="p2" />)
  tap(/^算一算能赔多少/)
  await screen.findByLabelText(/^费用总额/)
}

test('shows the amount, the reasons and the used and remaining deductible and limits', async () => {
  server.answers(claimTrialCalls.trial, trial)
  await openSheet()
  // The viewed policy is preselected.
  expect(screen.getByRole('button', { name: '被保险人与保单：小雨 · 补充医疗' })).toBeTruthy()
  tap('就诊类型：请选择')
  fireEvent.click(await screen.findByText('门诊'))
  type(/^费用总额/, '500')
  type(/^社保已支付/, '100')
  tap('算一算')
  expect((await screen.findByRole('status')).textContent).toContain('200')
  expect(server.bodies(claimTrialCalls.trial)).toEqual([
    {
      companyId: 'c1',
      policyId: 'p2',
      visitType: 'outpatient',
      grade: 'tertiary',
      isPublic: 1,
      billedFen: 50_000,
      socialFen: 10_000,
      ownExpenseFen: 0,
    },
  ])
  const usage = within(screen.getByRole('region', { name: '保障使用情况' }))
  expect(usage.getByText('¥100.00，已用 ¥60.00，还剩 ¥40.00')).toBeTruthy()
  expect(usage.getByText('¥8,000.00，已用 ¥1,000.00，还剩 ¥7,000.00')).toBeTruthy()
  expect(screen.getByText('就诊医院等级待核对')).toBeTruthy()
  tap('重新计算')
  expect(screen.getByLabelText<HTMLInputElement>(/^费用总额/).value).toBe('500')
})

test('shows missing values beside their fields and sends no request', async () => {
  await openSheet()
  tap('算一算')
  expect(await screen.findByText('请选择就诊类型')).toBeTruthy()
  expect(screen.getByText('请填写费用总额，例如 680.00')).toBeTruthy()
  expect(server.sent(claimTrialCalls.trial)).toHaveLength(0)
})

const filled: TrialForm = { ...emptyTrial, policyId: 'p1', visitType: 'inpatient', billed: '100' }
const faultOf = (change: Partial<TrialForm>) =>
  Object.values(trialFaults({ ...filled, ...change })).find((fault) => fault !== null)

test('the components may add up to the total but not exceed it', () => {
  expect(faultOf({ social: '60', ownExpense: '40' })).toBeUndefined()
  expect(faultOf({ social: '60', ownExpense: '40.01' })).toContain('不能超过费用总额')
  expect(faultOf({ social: '1.234' })).toContain('请填写金额')
  expect(faultOf({ billed: '0' })).toContain('请填写费用总额')
})

test('omits values that the member does not know', () => {
  const input = trialInput('c1', { ...filled, grade: 'unknown', ownership: 'unknown' })
  expect(input).toEqual({
    companyId: 'c1',
    policyId: 'p1',
    visitType: 'inpatient',
    billedFen: 10_000,
    socialFen: 0,
    ownExpenseFen: 0,
  })
  expect(trialInput('c1', { ...filled, ownership: 'private' })).toMatchObject({ isPublic: 0 })
})
