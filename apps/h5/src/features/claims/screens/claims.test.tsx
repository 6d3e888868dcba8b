import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ApplyDraft, ApplyPage, ClaimMaterial, MaterialPage } from '@yf/contract/claim-shapes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { main, startEnvelopeServer } from '../../../platform/http/envelope-server.ts'
import { setFeedback } from '../../../platform/http/feedback.ts'
import { forgetAllQueries } from '../../../platform/http/query-cache.ts'
import { currentPlace, push, replace } from '../../../platform/navigation/history.ts'
import { parseHash } from '../../../platform/navigation/location.ts'
import { PageContext } from '../../../platform/navigation/page.ts'
import { resetSession, signIn, useSession } from '../../../platform/session/session.ts'
import ApplyInfoScreen from './apply-info.screen.tsx'
import MaterialAnalysisScreen from './material-analysis.screen.tsx'
import UploadApplyScreen from './upload-apply.screen.tsx'
import UploadResultScreen from './upload-result.screen.tsx'

const policy = {
  id: 'p1',
  name: '补充医疗',
  insurer: '示例人寿',
  startDt: '2026-01-01',
  endDt: '2026-12-31',
  leftFen: 500_000,
  visitTypes: ['outpatient' as const],
}
const self = {
  familyId: null,
  name: '林晓',
  relation: '本人',
  maskedCertificate: '990****1234',
  policies: [policy],
  refusal: null,
}
const father = {
  ...self,
  familyId: 'f1',
  name: '林建国',
  relation: '父母',
  policies: [],
  refusal: '没有可以理赔的保单',
}
const applyPage: ApplyPage = {
  draft: null,
  members: [self, father],
  phone: '138****0001',
  email: null,
  tip: '请在就诊后 180 天内提交',
  singleFen: 1_000_000,
  mailAddress: '北京市朝阳区',
}
const draft: ApplyDraft = {
  caseId: 'k1',
  caseNo: 'LP20261115ABCDEFGH',
  flow: 'new',
  state: 0,
  step: 1,
  insuredName: '林晓',
  bankCard: null,
  updateTime: '2026-11-15 10:00:00',
  familyId: null,
  policyId: 'p1',
  visitType: 'outpatient',
  visitStart: '2026-11-01',
  visitEnd: '2026-11-01',
  hospital: '北京医院',
  diagnosis: null,
  accidentNote: null,
  phone: '138****0001',
  email: null,
}
const receipt = {
  id: 'r1',
  materialId: 'm1',
  isSure: 0 as const,
  isConfirmed: 0 as const,
  doubtful: ['invoiceNumber'],
  usedBy: null,
  invoiceCode: '',
  invoiceNumber: '12345678',
  day: '2026-11-01',
  billedFen: 12_850,
  socialFen: 0,
  payer: '林晓',
  hospital: '北京医院',
}
const material: ClaimMaterial = {
  id: 'm1',
  kind: 'receipt',
  isKindGiven: 0,
  isSaved: 1,
  name: '照片1.jpg',
  page: 1,
  url: `/files/${'a'.repeat(32)}`,
  contentType: 'image/jpeg',
  state: 'read',
  failure: null,
  fields: [],
  receipt,
  resembles: null,
  createTime: '2026-11-15 10:00:00',
}
const materialPage: MaterialPage = {
  draft: { ...draft, step: 3 },
  needs: [
    { kind: 'receipt', name: '发票/收据', isRequired: 1, count: 1, hint: '' },
    { kind: 'medicalRecord', name: '病历', isRequired: 1, count: 0, hint: '含诊断' },
    { kind: 'other', name: '其他', isRequired: 0, count: 0, hint: '' },
  ],
  materials: [material],
  checks: [
    { kind: 'missing', level: 'stops', words: '缺少病历', materialId: null, materialKind: 'medicalRecord' },
  ],
  estimate: { billedFen: 12_850, payableFen: 10_280, lines: [], isAtOnce: 0 },
  singleFen: 1_000_000,
  mailAddress: '北京市朝阳区',
  mostFiles: 60,
  askedFor: null,
}

const said: string[] = []
let answers: Record<string, unknown>
let server: Awaited<ReturnType<typeof startEnvelopeServer>>

beforeAll(async () => {
  server = await startEnvelopeServer()
  setFeedback({ say: (text) => said.push(text), loading: () => () => undefined, clear: () => undefined })
})
afterAll(() => server.close())
beforeEach(() => {
  ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(server.url)
  resetSession()
  forgetAllQueries()
  said.length = 0
  server.heard.length = 0
  signIn({ token: 'T1', baseId: 'lin' } as never)
  useSession.setState({ currentCompany: { companyId: 'c1' } as never })
  answers = {
    'v2/toApplyPage': applyPage,
    'v2/getVisitType': [
      { value: 'outpatient', name: '门诊', isCovered: 1, materials: ['receipt', 'medicalRecord'] },
      { value: 'inpatient', name: '住院', isCovered: 0, materials: ['receipt', 'feeList'] },
    ],
    chooseApplyMember: draft,
    'hospitalInfo/listbykeyword': { records: [], total: 0, cities: [] },
    toClaimMaterial: materialPage,
    'v2/getClaimCertificateInfo': { isNeeded: 0, message: '', frontUrl: null, backUrl: null, copyUrl: null },
    'v2/saveOCRResultSnapshots': [{ ...receipt, isConfirmed: 1 }],
    checkInvoiceNo: { isUsed: 0, caseNo: null, message: '' },
  }
  server.answers(({ path }, say) => {
    const name = Object.keys(answers).find((end) => path.endsWith(end))
    say(200, main(name ? answers[name] : null))
  })
})

const open = (Screen: () => React.ReactNode, path: string) => {
  push(path)
  return render(
    <PageContext value={{ ...parseHash(path), params: {}, queries: new Set() }}>
      <Screen />
    </PageContext>,
  )
}
const sent = (path: string) => server.heard.filter((request) => request.path.endsWith(path))
const bodies = (path: string) => sent(path).map(({ body }) => JSON.parse(body) as Record<string, unknown>)
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('step 1 offers who may be claimed for, and says why others may not', async () => {
  open(ApplyInfoScreen, '/claimSettlement/applyInfo')
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /林晓/ })).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /没有可以理赔的保单/ }).disabled).toBe(true)
  expect(await screen.findByRole('radio', { name: /住院.*保单不含.*费用清单/ })).toBeTruthy()
  expect(screen.getByText('138****0001')).toBeTruthy()
  expect(sent('chooseApplyMember')).toHaveLength(0)
})

test('what is typed is saved by itself, first with whom it is for, and the next step opens', async () => {
  open(ApplyInfoScreen, '/claimSettlement/applyInfo')
  fireEvent.click(await screen.findByRole('radio', { name: /门诊/ }))
  await waitFor(() => expect(sent('chooseApplyMember')).toHaveLength(1))
  expect(bodies('chooseApplyMember')[0]).toEqual({
    companyId: 'c1',
    flow: 'new',
    familyId: null,
    policyId: 'p1',
    visitType: 'outpatient',
  })
  expect(await screen.findByText(/已自动保存/)).toBeTruthy()
  type(/^开始日期/, '2026-11-01')
  expect(screen.getByLabelText<HTMLInputElement>(/^结束日期/).value).toBe('2026-11-01')
  fireEvent.click(screen.getByRole('button', { name: '下一步' }))
  expect(await screen.findByText('请填写就诊医院')).toBeTruthy()
  type(/^就诊医院/, '北京医院')
  // A button takes one tap a second.
  await waitFor(
    () => {
      fireEvent.click(screen.getByRole('button', { name: '下一步' }))
      expect(currentPlace().fullPath).toBe('/claimSettlement/bankCard?caseId=k1')
    },
    { timeout: 5000 },
  )
  expect(bodies('chooseApplyMember').at(-1)).toMatchObject({ step: 2 })
})

test('letters that could not be sent are there again when the page comes back', async () => {
  answers['v2/toApplyPage'] = { ...applyPage, draft }
  const { unmount } = open(ApplyInfoScreen, '/claimSettlement/applyInfo')
  await screen.findByRole('radio', { name: /门诊/ })
  server.answers(({ path }, say) =>
    path.endsWith('chooseApplyMember')
      ? say(500, main(null, '系统繁忙', 500))
      : say(200, main(answers[Object.keys(answers).find((end) => path.endsWith(end)) ?? ''])),
  )
  type(/^诊断/, '急性咽炎')
  expect(await screen.findByText(/已暂存在本机/)).toBeTruthy()
  unmount()
  open(ApplyInfoScreen, '/claimSettlement/applyInfo?edit=1')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^诊断/).value).toBe('急性咽炎'))
})

test('a draft that had come further is offered; going on opens its step with the others behind it', async () => {
  answers['v2/toApplyPage'] = { ...applyPage, draft: { ...draft, step: 3 } }
  replace('/home')
  open(ApplyInfoScreen, '/claimSettlement/applyInfo')
  const before = currentPlace().index
  fireEvent.click(await screen.findByRole('button', { name: '继续上次的申请' }))
  expect(currentPlace().fullPath).toBe('/claimSettlement/uploadApply?caseId=k1')
  expect(currentPlace().index).toBe(before + 2)
})

test('beginning anew asks first and drops the draft', async () => {
  answers['v2/toApplyPage'] = { ...applyPage, draft: { ...draft, step: 2 } }
  open(ApplyInfoScreen, '/claimSettlement/applyInfo')
  fireEvent.click(await screen.findByRole('button', { name: '重新开始' }))
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name: '删除并重新开始' }))
  await waitFor(() => expect(sent('cancelBeforeCommit').map(({ body }) => body)).toEqual(['caseId=k1']))
  expect(await screen.findByText('为谁申请')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^就诊医院/).value).toBe('')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('step 3 shows what is needed, what was read and what would be paid', async () => {
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
  expect(await screen.findByRole('button', { name: /预计可赔 ¥102.80/ })).toBeTruthy()
  expect(screen.getByText('必传')).toBeTruthy()
  expect(screen.queryByText('其他')).toBeNull()
  expect(screen.getByRole('button', { name: '核对第1页发票，请核对' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '下一步' }))
  expect(await screen.findByText('还缺少病历，请补充后继续')).toBeTruthy()
  expect(said).toContain('缺少病历')
})

test('a doubtful receipt is put right with one tap', async () => {
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
  fireEvent.click(await screen.findByRole('button', { name: '核对第1页发票，请核对' }))
  expect(await screen.findByText('没有看清，请对照图片核对')).toBeTruthy()
  type(/^发票号码/, '12345679')
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(sent('saveOCRResultSnapshots')).toHaveLength(1))
  expect(bodies('saveOCRResultSnapshots')[0]).toEqual({
    caseId: 'k1',
    receipts: [
      {
        materialId: 'm1',
        invoiceCode: '',
        invoiceNumber: '12345679',
        day: '2026-11-01',
        billedFen: 12_850,
        socialFen: 0,
        payer: '林晓',
        hospital: '北京医院',
      },
    ],
  })
})

test('an invoice of another case is told by the number of that case', async () => {
  answers['checkInvoiceNo'] = { isUsed: 1, caseNo: 'LP20260101XXXXXXXX', message: '' }
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
  fireEvent.click(await screen.findByRole('button', { name: '核对第1页发票，请核对' }))
  fireEvent.blur(await screen.findByLabelText(/^发票号码/))
  expect(await screen.findByText(/发票 12345678 已在案件 LP20260101XXXXXXXX 中使用/)).toBeTruthy()
})

test('while something is read the progress is asked for, and the page follows it', async () => {
  const reading = { ...material, state: 'reading', receipt: null }
  answers['toClaimMaterial'] = { ...materialPage, materials: [reading] }
  answers['v2/getOcrProgress'] = {
    total: 1,
    done: 1,
    files: [{ id: 'm1', kind: 'receipt', state: 'read', failure: null }],
  }
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
  expect(await screen.findByText(/正在识别，还剩 1 张/)).toBeTruthy()
  answers['toClaimMaterial'] = materialPage
  expect(await screen.findByRole('button', { name: '核对第1页发票，请核对' })).toBeTruthy()
})

test('a claim that was sent in the meantime leads to its progress', async () => {
  answers['toClaimMaterial'] = { ...materialPage, draft: { ...draft, state: 1 } }
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
  fireEvent.click(await screen.findByRole('button', { name: '查看进度' }))
  expect(currentPlace().fullPath).toBe('/claimSettlement/detail?caseId=k1')
})

test('a supplement says what is asked for and sends the case back to review', async () => {
  answers['updateMaterial'] = {
    ...materialPage,
    draft: { ...draft, state: 3 },
    checks: [],
    askedFor: '请补充病历',
  }
  answers['toUpdateInfo'] = {}
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1&supplement=1')
  expect(await screen.findByText('理赔专员请您补充：请补充病历')).toBeTruthy()
  type(/^补充说明/, '病历在第二页')
  fireEvent.click(screen.getByRole('button', { name: '提交补充资料' }))
  await waitFor(() => expect(currentPlace().fullPath).toBe('/claimSettlement/detail?caseId=k1'))
  expect(bodies('toUpdateInfo')).toEqual([{ caseId: 'k1', note: '病历在第二页' }])
})

test('the analysis stops at what is missing, and leads to signing when nothing is', async () => {
  open(MaterialAnalysisScreen, '/claimSettlement/materialAnalysis?caseId=k1')
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: '还有 1 项需要处理' })).disabled).toBe(
    true,
  )
  fireEvent.click(screen.getByRole('button', { name: '缺少病历' }))
  expect(currentPlace().fullPath).toBe('/claimSettlement/uploadApply?caseId=k1')
  forgetAllQueries()
  answers['toClaimMaterial'] = { ...materialPage, checks: [] }
  const sign = await screen.findByRole('button', { name: '去签名' })
  fireEvent.click(sign)
  expect(currentPlace().fullPath).toBe('/claimSettlement/viewApply?caseId=k1')
})

test('the result tells an amount where it is decided, and the next step where it is not', async () => {
  const detail = {
    caseId: 'k1',
    caseNo: draft.caseNo,
    state: 5,
    payableFen: 10_280,
    billedFen: 12_850,
    receiptCount: 1,
    insuredName: '林晓',
    payment: { bankName: '中国工商银行', maskedNo: '**** 1234' },
    bankCard: null,
    nextStep: '正在打款',
    expectedTime: '2026-11-16 18:00:00',
  }
  answers['toDetail'] = detail
  const { unmount } = open(UploadResultScreen, '/claimSettlement/uploadResult?caseId=k1')
  expect(await screen.findByText('理赔已通过')).toBeTruthy()
  expect(screen.getByText('预计 11-16 18:00 前')).toBeTruthy()
  unmount()
  forgetAllQueries()
  answers['toDetail'] = { ...detail, state: 1, payableFen: null, nextStep: '等待理赔专员受理' }
  open(UploadResultScreen, '/claimSettlement/uploadResult?caseId=k1')
  expect(await screen.findByText('申请已提交')).toBeTruthy()
  expect(screen.getByText(draft.caseNo)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '查看进度' }))
  expect(currentPlace().fullPath).toBe('/claimSettlement/detail?caseId=k1')
})
