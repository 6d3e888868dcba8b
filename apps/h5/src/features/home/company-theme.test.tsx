import { advertCalls } from '@yf/contract/adverts'
import { companyCalls, type Company, type Theme, type ThemeEntry } from '@yf/contract/company'
import { messageCalls } from '@yf/contract/messages'
import { pointsCalls } from '@yf/contract/points'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import { registerRoutes } from '#platform/navigation/test-routes.ts'
import { keepCompany } from '#platform/session/company.ts'
import { useSession } from '#platform/session/session.ts'
import { activitiesSeen } from '#platform/storage/activities-seen.ts'
import { startTheme } from '#platform/theme/theme.ts'

const left: (string | null)[] = []
vi.mock('#platform/handoff/open-site.ts', () => ({
  openAddress: (address: string | null) => left.push(address),
  openSite: () => Promise.resolve(),
  redirectToPartner: () => Promise.resolve(),
}))
// use-popup-turn.test.ts covers which pop-up is shown.
vi.mock('./use-popup-turn.ts', () => ({ usePopupTurn: () => true }))
const { CompanySwitch } = await import('./parts/company-switch.tsx')
const { HomeActivity } = await import('./parts/home-activity.tsx')
const { MessageBell } = await import('./parts/message-bell.tsx')
const { ScoreArea } = await import('./parts/score-area.tsx')
const { default: UserCenterScreen } = await import('./screens/user-center.screen.tsx')

const entry = (keyValue: string, over: Partial<ThemeEntry> = {}): ThemeEntry => ({
  keyValue,
  keyName: '',
  isVisible: '1',
  picLink: null,
  jumpUrl: null,
  ...over,
})
const company = {
  companyId: 'c1',
  groupCompanyId: 'g1',
  companyName: '星河软件',
  companyAlias: '星河',
  showCompanyAlias: 1,
  groupCompanyName: '星河科技集团',
  isFamily: 0,
} as Company
const theme = (over: Partial<Theme>): Theme => ({ ...over }) as Theme

const server = envelopeStage({ company: null, endsInSheet: true })
let stop = () => {}
beforeEach(() => {
  registerRoutes()
  left.length = 0
  activitiesSeen.remove()
  stop = startTheme()
  server.answers(messageCalls.unread, { messageNum: 0, noticeNum: 0 })
  server.answers(advertCalls.list, [])
  server.answers(pointsCalls.myScore, {
    balance: 120,
    expiringSoon: 0,
    signIn: { isDone: 0, streak: 0, nextPoints: 5 },
  })
})
afterEach(() => stop())

function wear(config: Partial<Theme>, as: Partial<Company> = {}) {
  server.answers(companyCalls.theme, theme(config))
  const current = { ...company, ...as }
  useSession.setState({ companies: [current, { ...company, companyId: 'c2' }] })
  keepCompany(current)
}

test("the message centre uses the company's name and icon", async () => {
  const all_function_icon = [entry('function_message', { keyName: '站内信', picLink: '/letters.svg' })]
  wear({ GLOBAL: { all_color: [], all_function_icon, ALL_DIALOG: [] } })
  render(<MessageBell />)
  expect((await screen.findByRole('img', { name: '站内信' })).getAttribute('src')).toBe('/letters.svg')
})

test("shows the theme's alias as the company name and the switch where the theme enables it", async () => {
  const all_function_icon = [entry('function_company_switch', { keyName: '换一家' })]
  wear({
    GLOBAL: { all_color: [], all_function_icon, ALL_DIALOG: [] },
    common: { company_alias: '星河之家' },
  })
  render(<CompanySwitch />)
  expect(await screen.findByRole('button', { name: /星河之家.*换一家/ })).toBeTruthy()
})

test('a switch that the company removes from the home page is in the user centre', async () => {
  wear({ GLOBAL: { all_color: [], all_function_icon: [], ALL_DIALOG: [] } })
  const { unmount } = render(<CompanySwitch />)
  expect(await screen.findByText('星河')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  render(<CompanySwitch isAlways />)
  expect(screen.getByRole('button', { name: /切换企业/ })).toBeTruthy()
})

test("shows the company's activity once and opens its link", async () => {
  const walk = entry('dialog_walk', {
    keyName: '一起健步走',
    picLink: '/walk.svg',
    jumpUrl: 'site:activity/walk',
  })
  const ALL_DIALOG = [entry('dialog_activity'), walk]
  wear({ GLOBAL: { all_color: [], all_function_icon: [], ALL_DIALOG } })
  const { unmount } = render(<HomeActivity />)
  expect(await screen.findByRole('dialog', { name: '一起健步走' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '去看看' }))
  expect(left).toEqual(['site:activity/walk'])
  unmount()
  render(<HomeActivity />)
  await waitFor(() => expect(server.sent(advertCalls.list).length).toBeGreaterThan(0))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test("shows the company's banner above the points", async () => {
  const points_home = [
    {
      pointsType: 1 as const,
      name: '积分商城',
      remark: '',
      isVisible: '1' as const,
      pointsPageConfigList: [],
    },
  ]
  const points_home_banner = [
    entry('a', { keyName: '年货节', jumpUrl: '/carbon' }),
    entry('b', { isVisible: '0' }),
  ]
  wear({ POINTS: { points_home, points_home_banner } })
  render(<ScoreArea />)
  fireEvent.click(await screen.findByRole('button', { name: '年货节' }))
  expect(left).toEqual(['/carbon'])
})

test('a member can check in on the home page', async () => {
  const points_home = [
    {
      pointsType: 1 as const,
      name: '积分商城',
      remark: '',
      isVisible: '1' as const,
      pointsPageConfigList: [],
    },
  ]
  wear({ POINTS: { points_home, points_home_banner: [] } })
  const signIn = { isDone: 0, streak: 0, nextPoints: 5 } as const
  server.answers(pointsCalls.myScore, { balance: 100, expiringSoon: 0, signIn })
  server.answers(pointsCalls.signIn, { isNew: 1, points: 5, streak: 1, balance: 105 })
  render(<ScoreArea />)
  const button = await screen.findByRole('button', { name: '签到' })
  server.answers(pointsCalls.myScore, {
    balance: 105,
    expiringSoon: 0,
    signIn: { isDone: 1, streak: 1, nextPoints: 5 },
  })
  fireEvent.click(button)
  expect(await screen.findByRole('button', { name: '今日已签' })).toBeTruthy()
  expect(screen.getByText('105 积分可用')).toBeTruthy()
})

test("the user centre shows the theme's entries, and always 设置", async () => {
  const personal_center = [entry('personal_center_insurance_service', { keyName: '保险服务' })]
  wear({ PERSONAL_CENTER: { personal_center } }, { groupCompanyName: '原力健康集团' })
  openAt('/userCenter', <UserCenterScreen />)
  fireEvent.click(await screen.findByRole('button', { name: '保险服务' }))
  expect(location.hash).toBe('#/bxserver')
  expect(screen.getByRole('button', { name: /^设置/ })).toBeTruthy()
  expect(screen.getByText('星河 · 内部员工')).toBeTruthy()
})
