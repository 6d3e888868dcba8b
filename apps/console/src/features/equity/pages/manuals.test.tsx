import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { equityAdminCalls, type AdminManual } from '@yf/contract/equity-admin'
import { refusals } from '@yf/contract/refusals'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { useToasts } from '#ui/toast/toast.ts'
import ManualsPage from './manuals.page.tsx'

const id = '018f3a00-0000-7000-8000-000000000001'
const companyId = '018f3a00-0000-7000-8000-000000000002'
const manual: AdminManual = {
  id,
  companyId,
  name: '理赔指南',
  kind: 'pdf',
  size: 2_500_000,
  updateTime: '2026-11-15 10:00:00',
  savedBy: '林管理',
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  forgetQueries()
  beStaff('administrator')
  useToasts.setState({ toasts: [] })
  location.hash = `#/manuals?company=${companyId}`
  server.answers(equityAdminCalls.companies, [{ id: companyId, name: '星河软件' }])
  server.answers(equityAdminCalls.manuals, [manual])
})

const toast = async () => {
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  return useToasts.getState().toasts[0]!.text
}

test('asks for a company first', async () => {
  location.hash = '#/manuals'
  renderFramed(<ManualsPage />)
  expect(await screen.findByText('请先选择企业')).toBeTruthy()
})

test('sends the chosen file under its own name', async () => {
  server.answers(equityAdminCalls.addManual, manual)
  const { container } = renderFramed(<ManualsPage />)
  const row = (await screen.findByText('理赔指南')).closest('tr')!
  expect(row.textContent).toContain('PDF · 2.4 MB')
  fireEvent.click(screen.getByRole('button', { name: /上传手册/ }))
  const dialog = await screen.findByRole('dialog')
  const input = container.ownerDocument.querySelector<HTMLInputElement>('input[type=file]')!
  const file = new File(['%PDF-1.7'], '体检须知.pdf', { type: 'application/pdf' })
  fireEvent.change(input, { target: { files: [file] } })
  await waitFor(() => expect(within(dialog).getByLabelText<HTMLInputElement>(/^名称/).value).toBe('体检须知'))
  fireEvent.click(within(dialog).getByRole('button', { name: /保\s?存/ }))
  expect(await toast()).toBe('已上传')
  const [sent] = server.sent(equityAdminCalls.addManual)
  expect(sent!.body).toContain('体检须知')
  expect(sent!.body).toContain('%PDF-1.7')
})

test('renames a manual', async () => {
  server.answers(equityAdminCalls.renameManual, { ...manual, name: '理赔须知' })
  renderFramed(<ManualsPage />)
  fireEvent.click(await screen.findByRole('button', { name: '改名理赔指南' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText(/^名称/), { target: { value: '理赔须知' } })
  fireEvent.click(within(dialog).getByRole('button', { name: /保\s?存/ }))
  expect(await toast()).toBe('已保存')
  expect(server.sent(equityAdminCalls.renameManual)[0]!.input).toMatchObject({ id, name: '理赔须知' })
})

test('shows why a removal was refused', async () => {
  const { code, message } = refusals.notFound
  server.refuses(equityAdminCalls.removeManual, code, message)
  renderFramed(<ManualsPage />)
  fireEvent.click(await screen.findByRole('button', { name: '删除理赔指南' }))
  const asking = await screen.findByRole('dialog')
  fireEvent.click(within(asking).getByRole('button', { name: /删\s?除/ }))
  expect(await within(asking).findByText(message)).toBeTruthy()
})
