import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentLocation } from '#platform/navigation/history.ts'
import { draft, materialPage } from '../claim-sample.ts'
import UploadApplyScreen from '../screens/upload-apply.screen.tsx'
import { claimStage, open, type } from '../test-claims.tsx'

const { answers, bodies } = claimStage()

test('a supplement shows the request and sends the case back to review', async () => {
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
  await waitFor(() => expect(currentLocation().fullPath).toBe('/claimSettlement/detail?caseId=k1'))
  expect(bodies('toUpdateInfo')).toEqual([{ caseId: 'k1', note: '病历在第二页' }])
})
