import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ClaimBlock } from '@yf/contract/evidence-shapes'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { inDialog } from '#ui/frame/test-hands.ts'
import BlocksPage from './blocks.page.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  forgetQueries()
})

const clinic: ClaimBlock = {
  id: 'b1',
  kind: 'hospital',
  hospital: '美丽诊所',
  invoiceCode: '',
  firstNumber: null,
  lastNumber: null,
  reason: '虚开票据',
  addedBy: '李高级',
  addedTime: '2026-11-02 10:00:00',
}
const range: ClaimBlock = {
  ...clinic,
  id: 'b2',
  kind: 'invoice',
  hospital: null,
  invoiceCode: '044',
  firstNumber: '10',
  lastNumber: '19',
}
const write = (label: RegExp, value: string) =>
  fireEvent.change(inDialog().getByLabelText(label), { target: { value } })

test('a handler reads the list and cannot change it', async () => {
  beStaff('handler')
  server.answers(claimsAdminCalls.blocks, [clinic, range])
  renderFramed(<BlocksPage />)
  expect(await screen.findByText('美丽诊所')).toBeTruthy()
  expect(screen.getByText('发票 10 至 19（代码 044）')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '加入名单' })).toBeNull()
  expect(screen.queryByRole('button', { name: '移出' })).toBeNull()
})

test('a senior adds a range of invoices with a reason, and removes it with another reason', async () => {
  beStaff('senior')
  server.answers(claimsAdminCalls.blocks, [])
  server.answers(claimsAdminCalls.addBlock, [range])
  server.answers(claimsAdminCalls.removeBlock, [])
  renderFramed(<BlocksPage />)
  expect(await screen.findByText('名单是空的')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '加入名单' }))
  fireEvent.click(inDialog().getByLabelText('发票'))
  write(/发票代码/, '044')
  write(/起始号码/, '10')
  write(/截止号码/, '19')
  const confirm = () => inDialog().getByRole<HTMLButtonElement>('button', { name: '加入' })
  expect(confirm().disabled).toBe(true)
  write(/原因/, '空白票据被盗')
  fireEvent.click(confirm())
  expect(await screen.findByText('发票 10 至 19（代码 044）')).toBeTruthy()
  expect(JSON.parse(server.sent(claimsAdminCalls.addBlock)[0]!.body)).toMatchObject({
    kind: 'invoice',
    firstNumber: '10',
    reason: '空白票据被盗',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: '移出' }))
  write(/移出原因/, '误加')
  fireEvent.click(inDialog().getByRole('button', { name: '移出' }))
  expect(await screen.findByText('名单是空的')).toBeTruthy()
})
