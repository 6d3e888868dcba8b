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
const { said, sent } = server

beforeEach(() => {
  opened.length = 0
  server.answers(familyCalls.list, [self])
  server.answers(equityCalls.healthCheck, checkup as never)
})

const book = async () => fireEvent.click(await screen.findByRole('button', { name: '去预约：林晓' }))

test('who has a checkup goes to book it', async () => {
  openAt('/examination', <ExaminationScreen />)
  await book()
  await waitFor(() => expect(opened).toEqual([['exam', { query: { packageId: 'k1' } }]]))
  expect(sent(equityCalls.healthCheck)).toHaveLength(2)
})

test('a check that fails at the tap is said, and nobody is led away', async () => {
  openAt('/examination', <ExaminationScreen />)
  await screen.findByText('年度体检')
  server.refuses(equityCalls.healthCheck, 3001, '体检服务暂停')
  await book()
  await waitFor(() => expect(said).toEqual(['体检服务暂停']))
  expect(opened).toEqual([])
})

test('a family without others is told to add them', async () => {
  openAt('/examination?who=family', <ExaminationScreen />)
  expect(await screen.findByText('您还没有添加家人')).toBeTruthy()
})

test('a family that does not come says why, and comes when it is tried again', async () => {
  server.refuses(familyCalls.list, 3001, '家庭成员暂时无法查询')
  openAt('/examination', <ExaminationScreen />)
  expect(await screen.findByText('家庭成员暂时无法查询')).toBeTruthy()
  server.answers(familyCalls.list, [self])
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByText('年度体检')).toBeTruthy()
})
