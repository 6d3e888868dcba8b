import { partly } from '@yf/domain/test-partly'
import { agendaCalls, type OpenMatter } from '@yf/contract/agenda'
import { companyCalls, type Theme, type ThemeEntry } from '@yf/contract/company'
import { openKinds, type OpenKind } from '@yf/domain/open-matters'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { replace } from '#platform/navigation/history.ts'
import { registerRoutes } from '#platform/navigation/test-routes.ts'
import { keepCompany } from '#platform/session/company.ts'
import { openConsultation, tileTaps } from '#platform/storage/home-memory.ts'
import { newsSeen } from '#platform/storage/news-seen.ts'
import { setElder } from '#platform/theme/elder.ts'
import { startTheme } from '#platform/theme/theme.ts'
import { KingTiles } from './parts/king-tiles.tsx'
import { OpenMatters } from './parts/open-matters.tsx'
import { OpenConsultation } from './parts/open-consultation.tsx'
import { homeTiles } from './tiles.ts'

const server = envelopeStage({ endsInSheet: true })
beforeEach(() => {
  registerRoutes()
  openConsultation.remove()
  newsSeen.remove()
  tileTaps.remove()
})

const matter = (kind: OpenKind, path: string, title: string = kind): OpenMatter => ({
  kind,
  id: `${kind}-1`,
  title,
  fact: `${kind} 的事`,
  verb: openKinds[kind].verb,
  path,
})
const supplement = matter('claimAsked', '/claimSettlement/detail?caseId=c', '理赔需要补充资料')
const money = matter('paidOut', '/claimSettlement/detail?caseId=d', '理赔已到账 ¥636.40')
const visit = matter('appointment', '/appointmentDeatil?id=a', '明天 09:00 洁牙护理')
const parcel = matter('orderComing', '/yf/order?id=o', '药品在路上')

test('shows three open items that link to their targets; 全部 shows the others', async () => {
  server.answers(agendaCalls.open, [supplement, visit, money, parcel])
  render(<OpenMatters />)
  fireEvent.click(await screen.findByRole('button', { name: /理赔需要补充资料.*去补充/ }))
  expect(location.hash).toBe('#/claimSettlement/detail?caseId=c')
  expect(screen.queryByText('药品在路上')).toBeNull()
  expect(openConsultation.read()).toBe('3')

  replace('/home')
  fireEvent.click(screen.getByRole('button', { name: '全部 4' }))
  const sheet = await screen.findByRole('dialog', { name: '待办与提醒（4）' })
  fireEvent.click(within(sheet).getByRole('button', { name: /药品在路上/ }))
  expect(location.hash).toBe('#/yf/order?id=o')
})

test('shows news until the member has opened it', async () => {
  server.answers(agendaCalls.open, [money])
  const { unmount } = render(<OpenMatters />)
  fireEvent.click(await screen.findByRole('button', { name: /已到账 ¥636\.40/ }))
  unmount()
  const { container } = render(<OpenMatters />)
  await waitFor(() => expect(openConsultation.read()).toBe('0'))
  expect(container.textContent).toBe('')
})

test('shows no card when nothing is open or the call fails, and reserves no space next time', async () => {
  server.answers(agendaCalls.open, [])
  const { container } = render(<OpenMatters />)
  await waitFor(() => expect(openConsultation.read()).toBe('0'))
  expect(container.childElementCount).toBe(0)
  expect(render(<OpenConsultation />).container.childElementCount).toBe(0)
})

test('reserves the height of last time while loading', () => {
  openConsultation.write('2')
  const { container } = render(<OpenConsultation />)
  expect((container.firstElementChild as HTMLElement).style.getPropertyValue('--rows')).toBe('2')
})

const entry = (keyValue: string, keyName: string, isVisible: '0' | '1' = '1'): ThemeEntry => ({
  keyValue,
  keyName,
  isVisible,
  picLink: null,
  jumpUrl: null,
})
let stop = () => {}
afterEach(() => {
  setElder(false)
  stop()
})

function wear(isByUse: '0' | '1') {
  const home_king = Object.keys(homeTiles).map((key) => entry(key, key))
  const all_function_icon = [entry('function_tiles_by_use', '', isByUse)]
  server.answers(
    companyCalls.theme,
    partly<Theme>({
      GLOBAL: { all_color: [], all_function_icon, ALL_DIALOG: [] },
      HOME: { home_king, home_foot: [] },
    }),
  )
  stop = startTheme()
  keepCompany({ companyId: `by-use-${isByUse}`, groupCompanyId: 'g' } as Parameters<typeof keepCompany>[0])
}
const labels = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test("shows seven tiles in the company's order, then 更多 with all; taps do not reorder them unless the company allows it", async () => {
  wear('0')
  tileTaps.write({ home_king_sleep: 20 })
  render(<KingTiles onOpen={() => undefined} />)
  const more = await screen.findByRole('button', { name: '更多' })
  expect(labels()).toEqual([...Object.keys(homeTiles).slice(0, 7), '更多'])
  fireEvent.click(more)
  const sheet = await screen.findByRole('dialog', { name: '全部服务' })
  expect(within(sheet).getAllByRole('button')).toHaveLength(Object.keys(homeTiles).length + 1)
})

test("puts the member's most used tile first where the company allows it; elder mode shows five and 更多", async () => {
  wear('1')
  setElder(true)
  tileTaps.write({ home_king_sleep: 20 })
  render(<KingTiles onOpen={() => undefined} />)
  await screen.findByRole('button', { name: '更多' })
  expect(labels()).toEqual(['home_king_sleep', ...Object.keys(homeTiles).slice(0, 4), '更多'])
})
