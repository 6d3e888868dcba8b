import { companyCalls, type Company, type Theme } from '@yf/contract/company'
import { messageCalls } from '@yf/contract/messages'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation } from '#platform/navigation/history.ts'
import { registerRoutes } from '#platform/navigation/test-routes.ts'
import { keepCompany } from '#platform/session/company.ts'
import { useSession } from '#platform/session/session.ts'
import { startTheme } from '#platform/theme/theme.ts'
import { dropSkeleton, storeSkeleton } from './boot-skeleton.ts'
import { CompanyGate } from './company-gate.tsx'

const server = envelopeStage({ company: null })
let stop = () => {}

beforeAll(registerRoutes)
beforeEach(() => {
  stop = startTheme()
})
afterEach(() => {
  stop()
  dropSkeleton()
})

/** The skeleton as index.html leaves it for the app. */
function drawSkeleton(): void {
  const page = document.createElement('div')
  page.innerHTML = '<div class="boot"></div>'
  storeSkeleton(page)
}
const show = () => render(<CompanyGate>首页内容</CompanyGate>)
const skeleton = () => document.querySelector('.boot')
const enter = () => act(async () => keepCompany({ companyId: 'c1', groupCompanyId: 'g1' } as Company))

test("keeps the page's skeleton until the company and its colours are loaded, and never shows it again", async () => {
  server.answers(companyCalls.theme, {} as Theme)
  drawSkeleton()
  show()
  expect(screen.getByRole('status').contains(skeleton())).toBe(true)
  await enter()
  expect(await screen.findByText('首页内容')).not.toBeNull()
  expect(skeleton()).toBeNull()
  await act(async () => useSession.setState({ currentCompany: null }))
  expect(screen.getByRole('status').className).toBe('waiting')
})

test('a theme that fails to load delays no page', async () => {
  server.answers((_request, say) => say(500, {}))
  drawSkeleton()
  show()
  await enter()
  expect(await screen.findByText('首页内容')).not.toBeNull()
})

const noticesSaying = (...titles: string[]) => {
  const content = '您自 2026-03-01 起不再是云杉科技的员工。'
  const records = titles.map((title, at) => ({ id: String(at), title, content }))
  server.answers(messageCalls.list, { records, total: records.length, asOf: 0 } as never)
}

test('who has left the company reads that, and since when', async () => {
  noticesSaying('积分到账', '企业权益已停止')
  useSession.setState({ currentCompany: null, companiesState: 'ready' })
  show()
  expect(await screen.findByRole('heading', { name: '企业权益已停止' })).not.toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('不再是云杉科技的员工')
  expect(screen.getByRole('button', { name: '去验证加入' })).not.toBeNull()
})

test('a person without a company gets a link to register with an employer, not only the contact', async () => {
  noticesSaying()
  useSession.setState({ currentCompany: null, companiesState: 'ready' })
  show()
  expect((await screen.findByRole('alert')).textContent).toContain('您还没有加入企业')
  fireEvent.click(screen.getByRole('button', { name: '去验证加入' }))
  await waitFor(() => expect(currentLocation().path).toBe('/register'))
})
