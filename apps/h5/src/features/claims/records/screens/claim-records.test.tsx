import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { CaseSummary } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import { Activity } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { detail, summary } from '../case-sample.ts'
import ClaimRecordsScreen from './claim-records.screen.tsx'

let cases: CaseSummary[]
const server = envelopeStage({
  at: '/claimRecords',
  answer: ({ path, search }, say) => {
    if (path.endsWith('claimList')) {
      const status = new URLSearchParams(search).get('status')?.split(',').map(Number)
      const records = cases.filter(({ state }) => !status || status.includes(state))
      return say(200, main({ records, total: records.length }))
    }
    if (path.endsWith('toCancel')) return say(200, main(detail({ state: 8, stateName: '已取消' })))
    if (path.endsWith('toCheXiao')) return say(200, main(detail({ state: 9, stateName: '已撤销' })))
    return say(200, main(null))
  },
})
const { said: toasts, sent, bodies } = server

beforeEach(() => {
  cases = [summary({ state: 1, stateName: '已提交' })]
})

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('a row shows the insured person, hospital, state and amounts', async () => {
  cases = [summary({ state: 6, stateName: '已结案赔付', payableFen: 98_760 })]
  render(<ClaimRecordsScreen />)
  expect(await screen.findByText('林小满 · 门诊')).toBeTruthy()
  for (const text of ['星城第一人民医院', '已结案赔付', '¥1,234.50', '¥987.60', '已赔付'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(sent('claimList')[0]?.search).toContain('companyId=c1')
})

test('a filter requests its states and shows its own empty state', async () => {
  render(<ClaimRecordsScreen />)
  await screen.findByText('林小满 · 门诊')
  press('待补充')
  expect(await screen.findByText('没有待补充的案件')).toBeTruthy()
  expect(sent('claimList')[1]?.search).toContain('status=3')
})

test('searches after a pause in typing', async () => {
  render(<ClaimRecordsScreen />)
  await screen.findByText('林小满 · 门诊')
  const field = screen.getByLabelText('搜索案件')
  fireEvent.change(field, { target: { value: '星' } })
  fireEvent.change(field, { target: { value: '星城' } })
  await waitFor(() => expect(sent('claimList')).toHaveLength(2))
  expect(new URLSearchParams(sent('claimList')[1]?.search).get('keyword')).toBe('星城')
})

test('an empty list leads to the first claim', async () => {
  cases = []
  render(<ClaimRecordsScreen />)
  expect(await screen.findByText('还没有理赔案件')).toBeTruthy()
  expect(screen.getByRole('button', { name: '去申请理赔' })).toBeTruthy()
})

test('a list that fails to load can be retried', async () => {
  server.answers((_request, say) => say(500, main(null, '系统繁忙，请稍后再试', 500)))
  render(<ClaimRecordsScreen />)
  expect(await screen.findByText('系统繁忙，请稍后再试')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  await waitFor(() => expect(sent('claimList')).toHaveLength(2))
})

test("a refused list shows the server's message", async () => {
  server.refuses(claimCalls.list, 3001, '理赔通道暂未开放，请稍后再试')
  render(<ClaimRecordsScreen />)
  expect(await screen.findByText('理赔通道暂未开放，请稍后再试')).toBeTruthy()
  expect(screen.queryByText('加载失败')).toBeNull()
})

test('a case that can no longer be cancelled stays unchanged', async () => {
  server.refuses(claimCalls.cancel, 3105, '案件已受理，不能取消')
  render(<ClaimRecordsScreen />)
  fireEvent.click(await screen.findByRole('button', { name: /^取消申请，案件/ }))
  await screen.findByText('取消这次申请？')
  press('取消申请')
  await waitFor(() => expect(toasts).toEqual(['案件已受理，不能取消']))
  expect(screen.getByText('已提交')).toBeTruthy()
})

test('a deleted draft leaves the list', async () => {
  cases = [summary({ state: 0, stateName: '草稿', submitTime: null })]
  render(<ClaimRecordsScreen />)
  await screen.findByText('林小满 · 门诊')
  press(/更多操作/)
  fireEvent.click(await screen.findByRole('button', { name: '删除草稿' }))
  await screen.findByText('删除这份草稿？')
  press('删除')
  expect(await screen.findByText('还没有理赔案件')).toBeTruthy()
  expect(toasts).toEqual(['草稿已删除'])
})

test('the row of a cancelled case updates at once', async () => {
  render(<ClaimRecordsScreen />)
  fireEvent.click(await screen.findByRole('button', { name: /^取消申请，案件/ }))
  await screen.findByText('取消这次申请？')
  press('取消申请')
  expect(await screen.findByText('已取消')).toBeTruthy()
  expect(toasts).toContain('已取消申请')
  expect(screen.getByRole('button', { name: /^重新申请/ })).toBeTruthy()
})

test('sends a reason with a withdrawal', async () => {
  cases = [summary({ state: 3, stateName: '待补充' })]
  render(<ClaimRecordsScreen />)
  await screen.findByText('林小满 · 门诊')
  press(/更多操作/)
  fireEvent.click(await screen.findByRole('button', { name: '撤销申请' }))
  fireEvent.click(await screen.findByRole('radio', { name: '信息填错了' }))
  fireEvent.change(screen.getByLabelText('补充说明'), { target: { value: '医院选错' } })
  press('确认撤销')
  expect(await screen.findByText('已撤销')).toBeTruthy()
  expect(bodies('toCheXiao')[0]).toEqual({ caseId: 'k1', reason: '信息填错了：医院选错' })
})

test('continues a draft in its own flow', async () => {
  cases = [summary({ state: 0, stateName: '草稿', flow: 'old', submitTime: null })]
  render(<ClaimRecordsScreen />)
  fireEvent.click(await screen.findByRole('button', { name: /^继续填写/ }))
  expect(location.hash).toBe('#/claimSettlementOld/applyInfo')
})

test('a requested supplement leads to the upload of its flow', async () => {
  cases = [summary({ state: 3, stateName: '待补充', flow: 'hospital' })]
  render(<ClaimRecordsScreen />)
  fireEvent.click(await screen.findByRole('button', { name: /^去补充/ }))
  expect(location.hash).toBe('#/claimSettlementOld/uploadApply?caseId=k1&supplement=1')
})

test('refreshes the list when the member returns', async () => {
  const at = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <ClaimRecordsScreen />
    </Activity>
  )
  const { rerender } = render(at('visible'))
  expect(await screen.findByText('已提交')).toBeTruthy()
  await act(async () => rerender(at('hidden')))
  cases = [summary({ state: 5, stateName: '待打款', payableFen: 50_000 })]
  await act(async () => rerender(at('visible')))
  expect(await screen.findByText('待打款')).toBeTruthy()
})
