import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { material, materialPage, receipt } from '../claim-sample.ts'
import { claimStage, open, type } from '../test-claims.tsx'
import UploadApplyScreen from './upload-apply.screen.tsx'

const { answers, bodies, sent } = claimStage()

test('a doubtful receipt is put right with one tap', async () => {
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
        payer: '林晓',
        hospital: '北京医院',
      },
    ],
  })
})

test('an invoice of another case is told by the number of that case', async () => {
  answers['checkInvoiceNo'] = { isUsed: 1, caseNo: 'LP20260101XXXXXXXX', message: '' }
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
  fireEvent.click(await screen.findByRole('button', { name: '核对第1张发票，请核对' }))
  fireEvent.blur(await screen.findByLabelText(/^发票号码/))
  expect(await screen.findByText(/发票 12345678 已在案件 LP20260101XXXXXXXX 中使用/)).toBeTruthy()
})

test('an invoice of another case says so beside its receipt, before anything is opened', async () => {
  const used = { ...material, receipt: { ...receipt, usedBy: 'LP20260101XXXXXXXX' } }
  answers['toClaimMaterial'] = { ...materialPage, materials: [used] }
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
  const cards = within(await screen.findByRole('list', { name: '发票信息' }))
  const words = '发票 12345678 已在案件 LP20260101XXXXXXXX 中使用，不能重复申请'
  expect(cards.getByText(words)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '核对第1张发票，重复' }))
  const field = await screen.findByLabelText(/^发票号码/)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(words)
})

test('what nobody could read and somebody filled in is a receipt like any other', async () => {
  const byHand = { ...material, state: 'unreadable', receipt: { ...receipt, doubtful: [], isConfirmed: 1 } }
  answers['toClaimMaterial'] = { ...materialPage, materials: [byHand] }
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
  expect(await screen.findByRole('button', { name: '核对第1张发票，已填写' })).toBeTruthy()
})
