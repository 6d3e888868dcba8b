import { partly } from '@yf/domain/test-partly'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ApplyDraft, ClaimMember } from '@yf/contract/claim-shapes'
import { beforeEach, expect, test, vi } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { replace } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'

const left: (string | null)[] = []
vi.mock('#platform/handoff/open-site.ts', () => ({
  openAddress: (address: string | null) => left.push(address),
  openLink: (address: string) => left.push(address),
}))
const { default: InsuranceServicesScreen } = await import('./insurance-services.screen.tsx')
const { default: PublicHospitalClaimsScreen } = await import('./public-hospital-claims.screen.tsx')

const far = '2099-12-31'
const policies = [
  { id: 'p1', status: 2, endDt: far, userFamilyId: null },
  { id: 'p2', status: 2, endDt: far, userFamilyId: 'f1' },
  { id: 'p3', status: 4, endDt: '2020-01-01', userFamilyId: null },
]
const self = partly<ClaimMember>({
  familyId: null,
  name: '林晓',
  relation: '本人',
  policies: [
    { id: 'p1', name: '团体医疗', insurer: '示例保险', endDt: far, leftFen: 1, visitTypes: ['outpatient'] },
  ],
  refusal: null,
})
const draft = partly<ApplyDraft>({
  caseId: 'k1',
  flow: 'hospital',
  step: 2,
  familyId: null,
  policyId: 'p1',
  insuredName: '林晓',
  hospital: '星城互联网医院',
  visitStart: '2026-11-01',
  visitEnd: '2026-11-01',
  bankCard: null,
})

let city: 'SZ' | null
let drafts: unknown[]
let refusal: string | null

const results: Record<string, () => unknown> = {
  userEquity: () => ({ insureEquityList: policies }),
  groupCompanyTipsTime: () => ({ tip: '请在就诊后 180 天内申请' }),
  checkCompany: () => ({ chinaLifeCity: city }),
  getUserMaxTopLimit: () => ({ maxTopLimitByCompany: 2_000_000, mailAddress: '星城市示例路 1 号 理赔部收' }),
  getOperationManualList: () => [],
  getChinaLifeSZNoLoginUrl: () => ({ url: 'https://life.example.com/t/1' }),
  toApplyPage: () => ({ draft: null, members: [self], phone: '138****0001', email: null, tip: '' }),
  claimList: () => ({ records: drafts, total: drafts.length }),
  chooseApplyMember: () => draft,
  getVisitType4PublicInternetHospital: () => [
    { value: 'outpatient', name: '门诊', isCovered: 1, materials: ['receipt'] },
  ],
  publicHospitalList: () => ({
    records: [{ id: 'h1', name: '星城互联网医院', grade: '三级甲等', city: '星城' }],
    total: 1,
    cities: [],
  }),
  toClaimMaterial: () => ({
    draft,
    needs: [
      { kind: 'receipt', name: '发票/收据', isRequired: 1, count: 0, hint: '' },
      { kind: 'medicalRecord', name: '病历', isRequired: 0, count: 0, hint: '' },
      { kind: 'feeList', name: '费用清单', isRequired: 0, count: 0, hint: '' },
    ],
    materials: [{ id: 'm1', kind: 'receipt', url: '', state: 'kept', fields: [] }],
    checks: [],
    mostFiles: 30,
  }),
  getBankPageInfo: () => ({
    cards: [
      { id: 'b1', holderName: '林晓', maskedNo: '6222 **** **** 1234', bankName: '招商银行', cardKind: '' },
    ],
    holderNames: ['林晓'],
    banks: [],
  }),
  saveBank: () => ({ id: 'b1' }),
}

const {
  said: toasts,
  sent,
  bodies,
} = envelopeStage({
  at: '/bxserver',
  answer: ({ path }, say) => {
    const name = path.split('/').pop() ?? ''
    if (refusal && name === 'toApplyPage') return say(200, main(null, refusal, 3001))
    return say(200, main(results[name]?.() ?? null))
  },
})

beforeEach(() => {
  left.length = 0
  city = null
  drafts = []
  refusal = null
})

const open = (Screen: () => React.ReactNode, path: string) => openAt(path, <Screen />)

test('the hub counts open claims and shows the claim period and mailing address', async () => {
  open(InsuranceServicesScreen, '/bxserver')
  expect(await screen.findByText('本人 1 份，家人 1 份')).toBeTruthy()
  expect(await screen.findByText('请在就诊后 180 天内申请')).toBeTruthy()
  expect(await screen.findByText('线上单次申请发票总额上限为20,000元，超出请邮寄线下办理')).toBeTruthy()
  expect(screen.getByRole('button', { name: '复制邮寄地址' })).toBeTruthy()
  expect(screen.queryByText(/中国人寿/)).toBeNull()
})

test('the guide lists the documents for each kind of visit', async () => {
  open(InsuranceServicesScreen, '/bxserver')
  expect(screen.getByRole('list', { name: '门诊需要的资料' }).textContent).toBe('发票/收据病历收款银行卡')
  fireEvent.click(screen.getByRole('button', { name: '住院' }))
  expect(screen.getByRole('list', { name: '住院需要的资料' }).textContent).toContain('出院小结')
})

test('a company insured with China Life opens its site without a login', async () => {
  city = 'SZ'
  open(InsuranceServicesScreen, '/bxserver')
  fireEvent.click(await screen.findByRole('button', { name: /中国人寿（深圳）/ }))
  expect(await screen.findByText(/提供您的姓名、证件号码和手机号/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '前往' }))
  await waitFor(() => expect(left).toEqual(['https://life.example.com/t/1']))
})

test('saves a public hospital claim, with its amount on the phone', async () => {
  replace('/publicHospitalClaims')
  open(PublicHospitalClaimsScreen, '/publicHospitalClaims')
  fireEvent.click(await screen.findByRole('button', { name: /^就诊医院：/ }))
  fireEvent.click(await screen.findByRole('button', { name: /星城互联网医院/ }))
  fireEvent.click(await screen.findByRole('radio', { name: '门诊' }))
  fireEvent.change(screen.getByLabelText('就诊日期'), { target: { value: '2026-11-01' } })
  fireEvent.click(screen.getByRole('button', { name: '下一步' }))
  expect(toasts).toEqual(['请填写发票金额，例如 128.50'])
  fireEvent.change(screen.getByLabelText('发票金额'), { target: { value: '128.50' } })
  // A button accepts one tap per second.
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: '下一步' }))
    expect(location.hash).toBe('#/publicHospitalClaims?step=2')
  })
  expect(bodies('chooseApplyMember').pop()).toMatchObject({
    flow: 'hospital',
    step: 2,
    hospital: '星城互联网医院',
    visitType: 'outpatient',
    visitStart: '2026-11-01',
    visitEnd: '2026-11-01',
  })
  expect(localStorage.getItem('yf_draft_hospitalClaim_k1')).toBe('{"billedFen":12850}')
})

test('the second step shows the data, takes the card and leads to the application form', async () => {
  drafts = [{ caseId: 'k1', flow: 'hospital' }]
  localStorage.setItem('yf_draft_hospitalClaim_k1', '{"billedFen":12850}')
  open(PublicHospitalClaimsScreen, '/publicHospitalClaims?step=2')
  expect(await screen.findByText('¥128.50')).toBeTruthy()
  await screen.findByText('招商银行')
  await waitFor(() => expect(screen.getByText('1 张')).toBeTruthy())
  expect(screen.queryByText('必传')).toBeNull()
  expect(screen.queryByText('费用清单')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '下一步，查看申请书' }))
  await waitFor(() => expect(location.hash).toBe('#/claimSettlementOld/viewApply?caseId=k1&flow=hospital'))
})

test('opening the page creates no draft', async () => {
  open(PublicHospitalClaimsScreen, '/publicHospitalClaims')
  await screen.findByLabelText('发票金额')
  expect(sent('chooseApplyMember')).toHaveLength(0)
})

test('preselects the hospital from the list but does not overwrite another draft', async () => {
  const { unmount } = open(PublicHospitalClaimsScreen, '/publicHospitalClaims?hospital=杭州星云中医院')
  expect(await screen.findByRole('button', { name: '就诊医院：杭州星云中医院' })).toBeTruthy()
  unmount()
  drafts = [{ caseId: 'k1', flow: 'hospital' }]
  open(PublicHospitalClaimsScreen, '/publicHospitalClaims?hospital=杭州星云中医院')
  expect(await screen.findByRole('button', { name: '就诊医院：星城互联网医院' })).toBeTruthy()
})

test('a closed company shows the reason', async () => {
  refusal = '贵公司保费尚未结清，暂不能申请理赔，请联系企业人力资源'
  open(PublicHospitalClaimsScreen, '/publicHospitalClaims')
  expect(await screen.findByText(refusal)).toBeTruthy()
})
