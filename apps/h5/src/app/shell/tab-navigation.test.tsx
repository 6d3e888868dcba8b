import { partly } from '@yf/domain/test-partly'
import type { Theme } from '@yf/contract/company'
import { companyCalls } from '@yf/contract/company'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { replace } from '#platform/navigation/history.ts'
import { keepCompany } from '#platform/session/company.ts'
import { startTheme } from '#platform/theme/theme.ts'
import type { Company } from '@yf/contract/company'
import { matcherOf } from '../match.ts'
import { routes } from '../routes.ts'
import { TabNavigation } from './tab-navigation.tsx'

const server = envelopeStage({ company: null })
const matcher = matcherOf(routes)
let stop = () => {}

beforeEach(() => {
  stop = startTheme()
})
afterEach(() => stop())

const visibleTabs = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

function openUnder(
  visible: readonly string[],
  active: '/home' | '/hospital' | '/companyCenter' | '/userCenter',
) {
  const home_foot = visible.map((keyValue) => ({
    keyValue,
    keyName: '',
    isVisible: '1' as const,
    picLink: null,
    jumpUrl: null,
  }))
  server.answers(companyCalls.theme, partly<Theme>({ HOME: { home_foot, home_king: [] } }))
  replace(active)
  render(<TabNavigation active={active} matcher={matcher} />)
  keepCompany({ companyId: 'c1', groupCompanyId: 'g1' } as Company)
}

const two = ['home_foot_yfstar', 'home_foot_personal_center']

test('two tabs are two halves', async () => {
  openUnder(two, '/home')
  await waitFor(() => expect(visibleTabs()).toEqual(['原力星球', '个人中心']))
  expect(screen.getByRole('button', { name: '个人中心' }).style.width).toBe('50%')
  expect(location.hash).toBe('#/home')
})

test.each([
  [two, '/companyCenter', '#/home'],
  [['home_foot_hospital', 'home_foot_personal_center'], '/home', '#/hospital'],
  [['home_foot_yfstar', 'home_foot_company_area', 'home_foot_hospital'], '/userCenter', '#/home'],
] as const)('with the tabs %j a link to %s opens %s', async (visible, active, hash) => {
  openUnder(visible, active)
  await waitFor(() => expect(location.hash).toBe(hash))
})

test('the hospital opens even without its tab, because benefits and tiles link to it', async () => {
  openUnder(two, '/hospital')
  await waitFor(() => expect(visibleTabs()).toEqual(['原力星球', '个人中心']))
  expect(location.hash).toBe('#/hospital')
})

test("until the company's tabs are loaded the bar is empty and nothing redirects", () => {
  openUnder(two, '/companyCenter')
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(document.querySelector('.boot-tabs')).not.toBeNull()
  expect(location.hash).toBe('#/companyCenter')
})
