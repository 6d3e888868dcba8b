import { partly } from '@yf/domain/test-partly'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ApplyDraft, ApplyPage, ClaimMember, MaterialPage } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { beforeEach, expect, test, vi } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { forgetAllQueries } from '@yf/client/query-cache'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { replace } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'

// Drawing a PDF needs a canvas, which the test browser lacks.
vi.mock('#platform/files/pdf-view.tsx', () => ({ PdfView: ({ url }: { url: string }) => url }))
const { default: OldApplyInfoScreen } = await import('./old-apply-info.screen.tsx')
const { default: OldBankCardScreen } = await import('./old-bank-card.screen.tsx')
const { default: OldUploadApplyScreen } = await import('./old-upload-apply.screen.tsx')
const { default: OldViewApplyScreen } = await import('./old-view-apply.screen.tsx')

const policy = {
  id: 'p1',
  name: '星河硬件团体医疗',
  insurer: '示例保险',
  startDt: '2026-01-01',
  endDt: '2026-12-31',
  leftFen: 1_000_000,
  visitTypes: ['outpatient' as const],
}
const self = partly<ClaimMember>({
  familyId: null,
  name: '林晓',
  relation: '本人',
  maskedCertificate: '110***********1234',
  policies: [policy],
  refusal: null,
})
const child = {
  ...self,
  familyId: 'f1',
  name: '林小满',
  relation: '子女',
  policies: [],
  refusal: '没有可用的保单',
}
const draft = partly<ApplyDraft>({
  caseId: 'k1',
  flow: 'old',
  step: 2,
  familyId: null,
  policyId: 'p1',
  bankCard: null,
})

let page: ApplyPage
let materials: MaterialPage
let isSigned: 0 | 1
let refusal: string | null

const results: Record<string, () => unknown> = {
  toApplyPage: () => page,
  chooseApplyMember: () => draft,
  getVisitType: () => [
    { value: 'outpatient', name: '门诊', isCovered: 1, materials: ['receipt', 'medicalRecord'] },
    { value: 'dental', name: '牙科', isCovered: 0, materials: ['receipt'] },
    // Another policy of the member covers it; this one does not.
    { value: 'inpatient', name: '住院', isCovered: 1, materials: ['receipt'] },
  ],
  isCheckUpdatePage: () => ({ isNeeded: 0, message: '' }),
  getBankPageInfo: () => ({
    cards: [
      { id: 'b1', holderName: '林晓', maskedNo: '6222 **** **** 1234', bankName: '招商银行', cardKind: '' },
    ],
    holderNames: ['林晓'],
    banks: [],
  }),
  saveBank: () => ({ id: 'b1' }),
  toClaimMaterial: () => materials,
  updateMaterial: () => materials,
  toUpdateInfo: () => ({ caseId: 'k1' }),
  lookApplyBook: () => ({ url: `/files/${'b'.repeat(32)}`, name: '申请书', hash: 'H1', isSigned }),
}

const server = envelopeStage({
  at: '/claimSettlementOld/applyInfo',
  answer: ({ path }, say) => {
    if (refusal) return say(200, main(null, refusal, 3001))
    return say(200, main(results[path.split('/').pop() ?? '']?.() ?? null))
  },
})
const { said: toasts, sent, bodies } = server

beforeEach(() => {
  refusal = null
  isSigned = 0
  page = {
    draft: null,
    members: [self, child],
    phone: '138****0001',
    email: null,
    tip: '请在就诊后 180 天内申请',
    singleFen: 2_000_000,
    mailAddress: '',
  }
  materials = {
    draft,
    needs: [
      { kind: 'receipt', name: '发票/收据', isRequired: 1, count: 0, hint: '' },
      { kind: 'other', name: '其他', isRequired: 0, count: 0, hint: '' },
    ],
    materials: [],
    checks: [],
    estimate: { billedFen: 0, payableFen: 0, lines: [], isAtOnce: 0, reasons: [] },
    singleFen: 2_000_000,
    mailAddress: '',
    mostFiles: 30,
    askedFor: null,
  }
})

const open = (Screen: () => React.ReactNode, path: string) => openAt(path, <Screen />)
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('an incomplete form marks the missing fields and stays on the page', async () => {
  open(OldApplyInfoScreen, '/claimSettlementOld/applyInfo')
  expect(await screen.findByText('请在就诊后 180 天内申请')).toBeTruthy()
  expect(screen.getByText('没有可用的保单')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '下一步' }))
  expect(await screen.findByText('请选择就诊类型')).toBeTruthy()
  expect(toasts).toEqual(['请选择就诊类型'])
  expect(sent('chooseApplyMember')).toHaveLength(0)
})

test('saves the form while the member types, and completely on the next step', async () => {
  open(OldApplyInfoScreen, '/claimSettlementOld/applyInfo')
  await screen.findByLabelText('就诊医院')
  type('就诊医院', '星城第一人民医院')
  await waitFor(() => expect(bodies('chooseApplyMember')).toHaveLength(1))
  expect(bodies('chooseApplyMember')[0]).toEqual({
    companyId: 'c1',
    flow: 'old',
    familyId: null,
    policyId: 'p1',
    hospital: '星城第一人民医院',
  })
  fireEvent.click(screen.getByRole('button', { name: /^就诊类型：/ }))
  fireEvent.click(await screen.findByRole('radio', { name: /门诊/ }))
  expect(screen.queryByRole('radio', { name: /牙科|住院/ })).toBeNull()
  type('就诊日期', '2026-11-01')
  type('发票总金额', '20000')
  fireEvent.click(screen.getByRole('button', { name: '下一步' }))
  await waitFor(() => expect(location.hash).toBe('#/claimSettlementOld/bankCard'))
  expect(bodies('chooseApplyMember').pop()).toMatchObject({
    step: 2,
    visitType: 'outpatient',
    visitStart: '2026-11-01',
    hospital: '星城第一人民医院',
    declaredFen: 2_000_000,
    phone: '138****0001',
  })
})

test('a sum above the limit shows the mailing address at once and stays on the page', async () => {
  page = { ...page, mailAddress: '星城市示例路 1 号 理赔部收' }
  page.draft = {
    ...draft,
    visitType: 'outpatient',
    visitStart: '2026-02-01',
    visitEnd: '2026-02-01',
    hospital: '星城第一人民医院',
    declaredFen: 1_990_000,
    phone: '138****0001',
    email: null,
  } as ApplyDraft
  open(OldApplyInfoScreen, '/claimSettlementOld/applyInfo')
  expect((await screen.findByLabelText<HTMLInputElement>('发票总金额')).value).toBe('19900.00')
  expect(screen.getByText('线上单次申请发票总额上限为20,000元，超出请邮寄线下办理')).toBeTruthy()
  type('发票总金额', '20000.01')
  expect(screen.getByText(/邮寄至：星城市示例路/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '下一步' }))
  await waitFor(() => expect(toasts).toEqual(['线上单次申请发票总额上限为20,000元，超出请邮寄线下办理']))
  expect(location.hash).toBe('#/claimSettlementOld/applyInfo')
})

test('a company without claims shows a notice instead of the form', async () => {
  refusal = '2026年度理赔通道将于12月1日开放，请妥善保管就诊资料'
  open(OldApplyInfoScreen, '/claimSettlementOld/applyInfo')
  expect(await screen.findByText(refusal)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '下一步' })).toBeNull()
})

test('a step that fails to load shows the reason and can be retried', async () => {
  server.drops(claimCalls.applyPage)
  open(OldApplyInfoScreen, '/claimSettlementOld/applyInfo')
  expect(await screen.findByText('请求超时，请稍后重试')).toBeTruthy()
  server.answers(claimCalls.applyPage, page)
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByText('请在就诊后 180 天内申请')).toBeTruthy()
})

test('the card step without a draft redirects to the first step', async () => {
  replace('/claimSettlementOld/bankCard')
  open(OldBankCardScreen, '/claimSettlementOld/bankCard')
  await waitFor(() => expect(location.hash).toBe('#/claimSettlementOld/applyInfo'))
})

test('saves a chosen stored card by the old call', async () => {
  page.draft = draft
  open(OldBankCardScreen, '/claimSettlementOld/bankCard')
  await screen.findByText('招商银行')
  fireEvent.click(screen.getByRole('button', { name: '下一步' }))
  await waitFor(() => expect(location.hash).toBe('#/claimSettlementOld/uploadApply?caseId=k1'))
  expect(bodies('claim/saveBank')).toEqual([{ caseId: 'k1', cardId: 'b1' }])
})

test('the last step says whose ID card is required', async () => {
  server.answers(claimCalls.certificateInfo, {
    isNeeded: 1,
    message: '本次申请需要林晓的身份证人像面和国徽面',
    name: '林晓',
    maskedNo: '110***********1234',
    frontUrl: null,
    backUrl: null,
    copyUrl: null,
  })
  open(OldUploadApplyScreen, '/claimSettlementOld/uploadApply?caseId=k1')
  const text = '本次申请需要林晓的身份证人像面和国徽面（110***********1234）'
  expect(await screen.findByText(text)).toBeTruthy()
})

test('asks for a missing required document kind before the application form', async () => {
  open(OldUploadApplyScreen, '/claimSettlementOld/uploadApply?caseId=k1')
  fireEvent.click(await screen.findByRole('button', { name: '下一步，查看申请书' }))
  expect(toasts).toEqual(['还缺少发票/收据，请补充后继续'])
  expect(screen.getByText('还缺少发票/收据，请补充后继续')).toBeTruthy()
})

test('shows the blocker, and opens the application form once nothing is missing', async () => {
  const file = { id: 'm1', kind: 'receipt', url: '', state: 'kept', fields: [] } as const
  materials = { ...materials, materials: partly<MaterialPage['materials']>([file]) }
  const first = open(OldUploadApplyScreen, '/claimSettlementOld/uploadApply?caseId=k1')
  fireEvent.click(await screen.findByRole('button', { name: '下一步，查看申请书' }))
  expect(location.hash).toBe('#/claimSettlementOld/viewApply?caseId=k1&flow=old')
  first.unmount()
  forgetAllQueries()
  const stop = {
    kind: 'bank',
    level: 'stops',
    words: '请填写收款银行卡',
    materialId: null,
    materialKind: null,
  }
  materials = { ...materials, checks: [stop] as MaterialPage['checks'] }
  open(OldUploadApplyScreen, '/claimSettlementOld/uploadApply?caseId=k1')
  fireEvent.click(await screen.findByRole('button', { name: '下一步，查看申请书' }))
  expect(toasts).toEqual(['请填写收款银行卡'])
})

test('a supplement shows what the handler requested and adds it to the same case', async () => {
  materials = { ...materials, askedFor: '病历缺第二页' }
  open(OldUploadApplyScreen, '/claimSettlementOld/uploadApply?caseId=k1&supplement=1')
  expect(await screen.findByText('病历缺第二页')).toBeTruthy()
  type('补充说明', '已补拍')
  fireEvent.click(screen.getByRole('button', { name: '提交补充资料' }))
  await waitFor(() => expect(location.hash).toBe('#/claimSettlement/detail?caseId=k1'))
  expect(bodies('toUpdateInfo')).toEqual([{ caseId: 'k1', note: '已补拍' }])
})

test('sends the hash of the document that the member read and signed', async () => {
  open(OldViewApplyScreen, '/claimSettlementOld/viewApply?caseId=k1&flow=old')
  fireEvent.click(await screen.findByRole('button', { name: '确认无误，去签名' }))
  expect(location.hash).toBe('#/sign?caseId=k1&flow=old&hash=H1')
})

test('shows a signed application form without asking for another signature', async () => {
  isSigned = 1
  open(OldViewApplyScreen, '/claimSettlementOld/viewApply?caseId=k1')
  expect(await screen.findByRole('button', { name: '发送到邮箱' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '确认无误，去签名' })).toBeNull()
})

test('shows why the application form was refused', async () => {
  refusal = '该文件还没有，请稍后再试'
  open(OldViewApplyScreen, '/claimSettlementOld/viewApply?caseId=k1')
  expect(await screen.findByText('没有可以查看的申请书')).toBeTruthy()
  expect(screen.getByText(refusal)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '查看理赔记录' }))
  await waitFor(() => expect(location.hash).toBe('#/claimRecords'))
})
