import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forgetAllQueries } from '@yf/client/query-cache'
import { currentLocation } from '#platform/navigation/history.ts'
import { draft } from '../claim-sample.ts'
import { claimStage, open } from '../test-claims.tsx'
import UploadResultScreen from './upload-result.screen.tsx'

const { answers, refuse } = claimStage()

test('shows the amount of a decided claim and the next step of an undecided one', async () => {
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
  expect(currentLocation().fullPath).toBe('/claimSettlement/detail?caseId=k1')
})

test('confirms the submission even if the result fails to load', async () => {
  refuse('toDetail', 500, '系统繁忙')
  open(UploadResultScreen, '/claimSettlement/uploadResult?caseId=k1')
  expect(await screen.findByText(/申请已提交/)).toBeTruthy()
  expect(await screen.findByText('系统繁忙')).toBeTruthy()
  expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy()
})

test('shows an empty state for an address without a case', () => {
  open(UploadResultScreen, '/claimSettlement/uploadResult')
  expect(screen.getByText('没有找到这份申请')).toBeTruthy()
})
