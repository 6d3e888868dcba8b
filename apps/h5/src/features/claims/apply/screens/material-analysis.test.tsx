import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forgetAllQueries } from '@yf/client/query-cache'
import { currentLocation } from '#platform/navigation/history.ts'
import { draft, lineOf, material, materialPage } from '../claim-sample.ts'
import { claimStage, open } from '../test-claims.tsx'
import MaterialAnalysisScreen from './material-analysis.screen.tsx'

const { answers } = claimStage()

test('the analysis blocks while something is missing, and leads to signing otherwise', async () => {
  open(MaterialAnalysisScreen, '/claimSettlement/materialAnalysis?caseId=k1')
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: '还有 1 项需要处理' })).disabled).toBe(
    true,
  )
  fireEvent.click(screen.getByRole('button', { name: '缺少病历' }))
  expect(currentLocation().fullPath).toBe('/claimSettlement/uploadApply?caseId=k1')
  forgetAllQueries()
  answers['toClaimMaterial'] = { ...materialPage, checks: [] }
  const sign = await screen.findByRole('button', { name: '去签名' })
  fireEvent.click(sign)
  expect(currentLocation().fullPath).toBe('/claimSettlement/viewApply?caseId=k1')
})

test('explains why a handler must review the claim, and shows nothing otherwise', async () => {
  const estimate = { ...materialPage.estimate, lines: [lineOf(material)] }
  const reasons = ['有发票内容由您填写或修改过', '发票合计超过了可以当场核定的金额']
  answers['toClaimMaterial'] = { ...materialPage, checks: [], estimate: { ...estimate, reasons } }
  const { unmount } = open(MaterialAnalysisScreen, '/claimSettlement/materialAnalysis?caseId=k1')
  expect(await screen.findByText('为什么需要人工审核')).toBeTruthy()
  for (const reason of reasons) expect(screen.getByText(reason)).toBeTruthy()
  unmount()
  forgetAllQueries()
  answers['toClaimMaterial'] = { ...materialPage, checks: [], estimate: { ...estimate, isAtOnce: 1 } }
  open(MaterialAnalysisScreen, '/claimSettlement/materialAnalysis?caseId=k1')
  expect(await screen.findByText('资料清楚齐全，提交后可以当场得到结果')).toBeTruthy()
  expect(screen.queryByText('为什么需要人工审核')).toBeNull()
})

test('a submitted claim cannot be signed again', async () => {
  answers['toClaimMaterial'] = { ...materialPage, draft: { ...draft, state: 1 }, checks: [] }
  open(MaterialAnalysisScreen, '/claimSettlement/materialAnalysis?caseId=k1')
  expect(await screen.findByText('这份申请已经提交')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '去签名' })).toBeNull()
})
