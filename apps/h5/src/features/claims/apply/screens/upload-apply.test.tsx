import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentLocation } from '#platform/navigation/history.ts'
import { draft, material, materialPage } from '../claim-sample.ts'
import { claimStage, open } from '../test-claims.tsx'
import UploadApplyScreen from './upload-apply.screen.tsx'

const { answers, said: toasts } = claimStage()

test('step 3 shows the required documents, the recognised data and the estimate', async () => {
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
  expect(await screen.findByRole('button', { name: /预计可赔.*102\.80/ })).toBeTruthy()
  expect(screen.getByText('必传')).toBeTruthy()
  expect(screen.queryByText('其他')).toBeNull()
  expect(screen.getByRole('button', { name: '核对第1张发票，请核对' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '下一步' }))
  expect(await screen.findByText('还缺少病历，请补充后继续')).toBeTruthy()
  expect(toasts).toContain('缺少病历')
})

test('shows one upload button for all documents and a sample for each missing kind', async () => {
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
  expect(await screen.findAllByRole('button', { name: /^上传/ })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: '查看发票、收费票据示例' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '查看病历示例' }))
  const guide = within(await screen.findByRole('dialog', { name: '怎么拍才清楚' }))
  expect(guide.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('病历')
})

test('polls the progress during recognition and updates the page', async () => {
  const reading = { ...material, state: 'reading', receipt: null }
  answers['toClaimMaterial'] = { ...materialPage, materials: [reading] }
  answers['v2/getOcrProgress'] = {
    total: 1,
    done: 1,
    ahead: 0,
    files: [{ id: 'm1', kind: 'receipt', state: 'read', failure: null }],
  }
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
  expect(await screen.findByText(/正在识别，还剩 1 张/)).toBeTruthy()
  answers['toClaimMaterial'] = materialPage
  expect(await screen.findByRole('button', { name: '核对第1张发票，请核对' })).toBeTruthy()
})

test('shows how many files are ahead in the recognition queue', async () => {
  const waiting = { ...material, state: 'waiting', receipt: null }
  answers['toClaimMaterial'] = { ...materialPage, materials: [waiting] }
  answers['v2/getOcrProgress'] = {
    total: 1,
    done: 0,
    ahead: 7,
    files: [{ id: 'm1', kind: 'receipt', state: 'waiting', failure: null }],
  }
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
  expect(await screen.findByText(/还剩 1 张，共 1 张，前面还有 7 份/)).toBeTruthy()
})

test('a claim submitted in the meantime links to its progress', async () => {
  answers['toClaimMaterial'] = { ...materialPage, draft: { ...draft, state: 1 } }
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
  fireEvent.click(await screen.findByRole('button', { name: '查看进度' }))
  await waitFor(() => expect(currentLocation().fullPath).toBe('/claimSettlement/detail?caseId=k1'))
})
