import { cardCalls } from '@yf/contract/cards'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Package } from '#features/equity/shared/equity.ts'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { registerRoutes } from '#platform/navigation/test-routes.ts'

const left: string[] = []
vi.mock('#platform/handoff/open-site.ts', () => ({ openLink: (address: string) => left.push(address) }))
const { PackageSheet } = await import('./package-sheet.tsx')

const server = envelopeStage({ endsInSheet: true })
const parcel = (packageSupplierCode: string, status = 1) =>
  ({
    id: 'p1',
    name: '绿通就医卡',
    summary: '',
    packageSupplierCode,
    startTime: '2026-01-01 00:00:00',
    endTime: '2099-12-31 23:59:59',
    status,
    total: 2,
    used: 0,
  }) as Package
const show = (item: Package) =>
  render(<PackageSheet item={item} today="2026-03-02" onClose={() => undefined} />)

beforeEach(() => {
  registerRoutes()
  left.length = 0
})

test.each([
  ['FUYA', cardCalls.fuyaLink],
  ['JINGHE', cardCalls.jingheLink],
] as const)("opens the supplier's own page for a package of %s without a login", async (code, row) => {
  server.answers(row, { url: 'https://provider.example/in?sign=1' })
  show(parcel(code))
  fireEvent.click(screen.getByRole('button', { name: '去使用' }))
  await waitFor(() => expect(left).toEqual(['https://provider.example/in?sign=1']))
  expect(server.sent(row)[0]?.query).toEqual({ companyId: 'c1', id: 'p1' })
})

test('an unavailable page shows its message and does not leave the app', async () => {
  server.refuses(cardCalls.fuyaLink, 4801, '该权益现在不能使用')
  show(parcel('FUYA'))
  fireEvent.click(screen.getByRole('button', { name: '去使用' }))
  await waitFor(() => expect(server.said).toEqual(['该权益现在不能使用']))
  expect(left).toEqual([])
})

test.each([
  ['JINLI', '去咨询', '#/hospital'],
  ['FENGSHI', '去预约', '#/examination'],
  ['YF_EAP', '去预约', '#/eap'],
])('a package of %s opens its screen', (code, name, hash) => {
  show(parcel(code))
  fireEvent.click(screen.getByRole('button', { name }))
  expect(location.hash).toBe(hash)
})

test.each(['FUYA', 'JINLI'])('a used-up or expired package has no button: %s', (code) => {
  show(parcel(code, 3))
  expect(screen.queryByRole('button', { name: /去/ })).toBeNull()
})
