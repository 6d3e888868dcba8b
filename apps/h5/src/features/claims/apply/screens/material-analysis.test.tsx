import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forgetAllQueries } from '@yf/client/query-cache'
import { currentPlace } from '#platform/navigation/history.ts'
import { materialPage } from '../claim-sample.ts'
import { claimStage, open } from '../test-claims.tsx'
import MaterialAnalysisScreen from './material-analysis.screen.tsx'

const { answers } = claimStage()

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
