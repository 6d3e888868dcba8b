import { fireEvent, screen, waitFor } from '@testing-library/react'
import { equityCalls } from '@yf/contract/equity'
import { familyCalls, type FamilyMember } from '@yf/contract/family'
import { beforeEach, expect, test, vi } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { openAt } from '#platform/navigation/test-page.tsx'

const opened: unknown[] = []
vi.mock('#platform/handoff/open-site.ts', () => ({
  openSite: (site: string, target: unknown) => opened.push([site, target]),
}))
const { default: ExaminationScreen } = await import('./examination.screen.tsx')

const self = { id: 'me', name: '林晓', relation: 'self' } as FamilyMember
const checkup = { hasEquity: 1, name: '年度体检', time: null, packageId: 'k1' }

const server = envelopeStage({ at: '/examination' })
const { said: toasts, sent } = server

beforeEach(() => {
  opened.length = 0
  server.answers(familyCalls.list, [self])
  server.answers(equityCalls.healthCheck, checkup as never)
})

const book = async () => fireEvent.click(await screen.findByRole('button', { name: '去预约：林晓' }))

test('a member with a checkup goes on to book it', async () => {
  openAt('/examination', <ExaminationScreen />)
  await book()
  await waitFor(() => expect(opened).toEqual([['exam', { query: { packageId: 'k1' } }]]))
  expect(sent(equityCalls.healthCheck)).toHaveLength(2)
})

test('a failed check at the tap shows its message and does not leave the page', async () => {
  openAt('/examination', <ExaminationScreen />)
  await screen.findByText('年度体检')
  server.refuses(equityCalls.healthCheck, 3001, '体检服务暂停')
  await book()
  await waitFor(() => expect(toasts).toEqual(['体检服务暂停']))
  expect(opened).toEqual([])
})

test('a member without family is told how to add one', async () => {
  openAt('/examination?who=family', <ExaminationScreen />)
  expect(await screen.findByText('您还没有添加家人')).toBeTruthy()
})

test('a family list that fails to load shows the reason and loads on retry', async () => {
  server.refuses(familyCalls.list, 3001, '家庭成员暂时无法查询')
  openAt('/examination', <ExaminationScreen />)
  expect(await screen.findByText('家庭成员暂时无法查询')).toBeTruthy()
  server.answers(familyCalls.list, [self])
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByText('年度体检')).toBeTruthy()
})
