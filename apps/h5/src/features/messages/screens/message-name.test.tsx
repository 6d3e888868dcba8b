import { partly } from '@yf/domain/test-partly'
import { companyCalls, type Company, type Theme } from '@yf/contract/company'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { keepCompany } from '#platform/session/company.ts'
import { startTheme } from '#platform/theme/theme.ts'
import MessageScreen from './message.screen.tsx'

const server = envelopeStage({ at: '/message' })
let stop = () => {}
afterEach(() => stop())

test('the message centre has the name that the company sets', async () => {
  const all_function_icon = [{ keyValue: 'function_message', keyName: '站内信', isVisible: '1' }] as const
  server.answers(companyCalls.theme, partly<Theme>({ GLOBAL: { all_function_icon } }))
  stop = startTheme()
  openAt('/message', <MessageScreen />)
  expect(screen.getByRole('heading', { name: '消息中心' })).toBeTruthy()
  keepCompany({ companyId: 'c2', groupCompanyId: 'g1' } as Company)
  expect(await screen.findByRole('heading', { name: '站内信' })).toBeTruthy()
})
