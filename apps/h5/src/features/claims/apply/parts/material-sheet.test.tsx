import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { claimCalls } from '@yf/contract/claims'
import { expect, test } from 'vitest'
import { materialPage } from '../claim-sample.ts'
import UploadApplyScreen from '../screens/upload-apply.screen.tsx'
import { claimStage, open } from '../test-claims.tsx'

const { answers, bodies, refuses, said: toasts, sent } = claimStage()

const openSheet = async () => {
  open(UploadApplyScreen, '/claimSettlement/uploadApply?caseId=k1')
  fireEvent.click(await screen.findByRole('button', { name: /^查看第1张发票/ }))
  return screen.findByRole('dialog', { name: '发票/收据' })
}
const remove = async (sheet: HTMLElement) => {
  fireEvent.click(within(sheet).getByRole('button', { name: '删除' }))
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: '删除' }))
}

test('removes a deleted file from the page', async () => {
  const sheet = await openSheet()
  answers['toClaimMaterial'] = { ...materialPage, materials: [] }
  await remove(sheet)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^查看第1张发票/ })).toBeNull())
  expect(sent(claimCalls.deleteFile)).toHaveLength(1)
})

test('keeps the file and the sheet open when deletion is refused', async () => {
  const sheet = await openSheet()
  refuses(claimCalls.deleteFile, 3054, '已提交的材料不能删除')
  await remove(sheet)
  await waitFor(() => expect(toasts).toEqual(['已提交的材料不能删除']))
  expect(screen.getByRole('dialog', { name: '发票/收据' })).toBeTruthy()
})

test('sends a changed document kind to the server', async () => {
  const sheet = await openSheet()
  fireEvent.click(within(sheet).getByRole('button', { name: '更改类型' }))
  fireEvent.click(await screen.findByRole('radio', { name: '费用清单' }))
  await waitFor(() => expect(bodies(claimCalls.saveFiles)).toHaveLength(1))
  expect(bodies(claimCalls.saveFiles)[0]).toEqual({ caseId: 'k1', files: [{ id: 'm1', kind: 'feeList' }] })
})
