import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ClaimMaterial, ReadField } from '@yf/contract/claim-shapes'
import { expect, test } from 'vitest'
import { lineOf, material, materialPage, receipt } from '../claim-sample.ts'
import { claimStage, open, type } from '../test-claims.tsx'
import UploadApplyScreen from './upload-apply.screen.tsx'

const { answers, bodies, sent } = claimStage()

test('confirms a doubtful receipt with one tap', async () => {
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
  fireEvent.click(await screen.findByRole('button', { name: '核对第1张发票，请核对' }))
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
        ownExpenseFen: 0,
        payer: '林晓',
        hospital: '北京医院',
      },
    ],
  })
})

test('shows the case number for an invoice used in another case', async () => {
  answers['checkInvoiceNo'] = { isUsed: 1, caseNo: 'LP20260101XXXXXXXX', message: '' }
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
  fireEvent.click(await screen.findByRole('button', { name: '核对第1张发票，请核对' }))
  fireEvent.blur(await screen.findByLabelText(/^发票号码/))
  expect(await screen.findByText(/发票 12345678 已在案件 LP20260101XXXXXXXX 中使用/)).toBeTruthy()
})

test('marks an invoice of another case beside its receipt before it is opened', async () => {
  const used = { ...material, receipt: { ...receipt, usedBy: 'LP20260101XXXXXXXX' } }
  answers['toClaimMaterial'] = { ...materialPage, materials: [used] }
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
  const cards = within(await screen.findByRole('list', { name: '发票信息' }))
  const text = '发票 12345678 已在案件 LP20260101XXXXXXXX 中使用，不能重复申请'
  expect(cards.getByText(text)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '核对第1张发票，重复' }))
  const field = await screen.findByLabelText(/^发票号码/)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(text)
})

test('treats a receipt typed by the member like any other', async () => {
  const manualReceipt = {
    ...material,
    state: 'unreadable',
    receipt: { ...receipt, doubtful: [], isConfirmed: 1 },
  }
  answers['toClaimMaterial'] = { ...materialPage, materials: [manualReceipt] }
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
  expect(await screen.findByRole('button', { name: '核对第1张发票，已填写' })).toBeTruthy()
})

const region = [
  { x: 0.1, y: 0.1 },
  { x: 0.4, y: 0.1 },
  { x: 0.4, y: 0.2 },
]
const field = (name: ReadField['name'], value: string, confidence: number): ReadField => ({
  name,
  label: name === 'selfPaidFen' ? '个人自付' : '',
  value,
  confidence,
  isSure: confidence > 0.9 ? 1 : 0,
  region: region,
})
const showing = (changes: Partial<ClaimMaterial>) => {
  answers['toClaimMaterial'] = { ...materialPage, materials: [{ ...material, ...changes }] }
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
}

test('shows the confidence of every recognised field and the other printed amounts', async () => {
  const fields = [
    field('billedFen', '12850', 1),
    field('invoiceNumber', '12345678', 0.72),
    field('ownExpenseFen', '6255', 1),
    field('selfPaidFen', '1000', 1),
  ]
  showing({ fields, receipt: { ...receipt, ownExpenseFen: 6255 } })
  fireEvent.click(await screen.findByRole('button', { name: '核对第1张发票，请核对' }))
  expect(await screen.findByText('把握 72%，请核对号码')).toBeTruthy()
  expect(screen.getByText('金额识别清楚')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^个人自费/).value).toBe('62.55')
  expect(screen.getByText('票据上还印有：个人自付 ¥10.00')).toBeTruthy()
})

const asRead = { ...receipt, invoiceNumber: '12345678', billedFen: null }

test('numbers the receipts and marks fields that the member changed or filled in', async () => {
  const second = { ...material, id: 'm2', receipt: { ...receipt, id: 'r2', materialId: 'm2', asRead } }
  answers['toClaimMaterial'] = { ...materialPage, materials: [material, second, { ...material, id: 'm3' }] }
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
  fireEvent.click(await screen.findByRole('button', { name: '核对第2张发票，请核对' }))
  const sheet = within(await screen.findByRole('dialog', { name: '核对发票信息' }))
  expect(sheet.getByText('第 2 张，共 3 张')).toBeTruthy()
  // The picture did not contain this value: the member entered it.
  expect(sheet.getByText('由您填写，将由人工核对')).toBeTruthy()
  type(/^发票上的姓名/, '林小晓')
  expect(sheet.getByText('您已修改，将由人工核对')).toBeTruthy()
  type(/^发票上的姓名/, '林晓')
  expect(sheet.queryByText('您已修改，将由人工核对')).toBeNull()
})

test('marks a changed value on the receipt card and shows why nothing is paid', async () => {
  const line = { ...lineOf(material), payableFen: 0, reason: '就诊日期不在保障期间内' }
  const changed = {
    ...material,
    receipt: { ...receipt, doubtful: [], isConfirmed: 1, asRead: { ...asRead, payer: '林某' } },
  }
  answers['toClaimMaterial'] = {
    ...materialPage,
    materials: [changed],
    estimate: { ...materialPage.estimate, lines: [line] },
  }
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
  const card = within(await screen.findByRole('list', { name: '发票信息' }))
  expect(card.getByRole('button', { name: /^更正第1张发票的 ?姓名/ }).textContent).toContain('您已修改')
  expect(card.getByText('您填写或修改过的内容将由人工核对')).toBeTruthy()
  expect(card.getByText('不赔付的原因：就诊日期不在保障期间内')).toBeTruthy()
})

test('suggests known hospitals for the one on the document', async () => {
  answers['hospitalInfo/listbykeyword'] = {
    records: [{ id: 'h1', name: '北京协和医院', grade: '三级甲等', city: '北京市' }],
    total: 1,
    cities: [],
  }
  showing({})
  fireEvent.click(await screen.findByRole('button', { name: '核对第1张发票，请核对' }))
  await screen.findByLabelText(/^医院名称/)
  type(/^医院名称/, '协和')
  fireEvent.click(await screen.findByRole('button', { name: /北京协和医院/ }))
  expect(screen.getByLabelText<HTMLInputElement>(/^医院名称/).value).toBe('北京协和医院')
})

test('shows the cut-out of the picture above its field', async () => {
  showing({ fields: [field('payer', '林晓', 1)] })
  fireEvent.click(await screen.findByRole('button', { name: '核对第1张发票，请核对' }))
  const [mark, name] = [await screen.findByText('姓名识别清楚'), screen.getByLabelText(/^发票上的姓名/)]
  expect(mark.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('one tap on a value opens its correction', async () => {
  showing({})
  fireEvent.click(await screen.findByRole('button', { name: /^更正第1张发票的 ?姓名/ }))
  const name = await screen.findByLabelText(/^发票上的姓名/)
  await waitFor(() => expect(document.activeElement).toBe(name))
})

test("points out another person's name on the card and beside the field", async () => {
  const payerNote = '票据上的姓名是 王*明，与就诊人 林* 不一致'
  showing({ receipt: { ...receipt, payer: '王小明', payerNote, doubtful: ['payer'] } })
  expect(await screen.findByText(payerNote)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^更正第1张发票的 ?姓名/ }))
  expect(await screen.findByText(/^票据上的姓名是 王\*明，与就诊人 林\* 不一致，如果没有看错/)).toBeTruthy()
  expect(screen.queryByText('没有看清，请对照图片核对')).toBeNull()
})

test('asks the member to separate two receipts in one picture', async () => {
  const failure = '图片里不止一张票据，请每张单独拍成一张图片，分别上传'
  showing({ state: 'unreadable', failure, faults: ['severalReceipts'] })
  expect(await screen.findByRole('button', { name: '核对第1张发票，需分开拍' })).toBeTruthy()
  expect(screen.getByText(failure)).toBeTruthy()
})
