import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { claimRuleCalls } from '@yf/contract/claims-admin-rules'
import { plansAdminCalls, type ExclusionGroup } from '@yf/contract/plans-admin'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { inDialog, openAt, press, pressInDialog, type } from '#ui/frame/test-hands.ts'
import { ExclusionList } from '../parts/exclusions/exclusion-list.tsx'
import DiagnosisCodesPage from './diagnosis-codes.page.tsx'
import ExclusionGroupsPage from './exclusion-groups.page.tsx'

const group: ExclusionGroup = {
  id: 'g1',
  name: '牙科治疗',
  codes: ['K00-K14'],
  words: ['洁牙'],
  items: ['种植体'],
  revision: 2,
  savedBy: '李运营',
  savedTime: '2026-11-15 10:00:00',
}
const cold = { code: 'J00', name: '急性鼻咽炎', aliases: ['感冒'] }
const chapters = [{ range: 'J00-J99', name: '呼吸系统疾病' }]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  forgetQueries()
  beStaff('operator')
  server.answers(plansAdminCalls.exclusionGroups, [group])
  server.answers(claimRuleCalls.diagnosisCodes, { records: [cold], total: 1, chapters })
})

test('diagnosis codes are listed with other names, and searched', async () => {
  openAt('#/diagnosis-codes', <DiagnosisCodesPage />)
  expect(await screen.findByText('感冒')).toBeTruthy()
  const search = screen.getByLabelText('搜索诊断编码')
  fireEvent.change(search, { target: { value: 'K00-K14' } })
  fireEvent.keyDown(search, { key: 'Enter', keyCode: 13 })
  await waitFor(() =>
    expect(server.sent(claimRuleCalls.diagnosisCodes).at(-1)?.query).toMatchObject({
      keyword: 'K00-K14',
    }),
  )
})

test('groups are listed, changed by the revision that was read, and removed', async () => {
  server.answers(plansAdminCalls.saveExclusionGroup, { ...group, name: '牙科', revision: 3 })
  server.answers(plansAdminCalls.removeExclusionGroup, null)
  openAt('#/exclusion-groups', <ExclusionGroupsPage />)
  const code = await screen.findByRole('link', { name: 'K00-K14' })
  expect(code.getAttribute('href')).toBe('#/diagnosis-codes?keyword=K00-K14')
  press('编辑牙科治疗')
  type('名称', '牙科')
  pressInDialog('保存')
  await waitFor(() =>
    expect(server.sent(plansAdminCalls.saveExclusionGroup)[0]?.input).toEqual({
      id: 'g1',
      revision: 2,
      name: '牙科',
      codes: ['K00-K14'],
      words: ['洁牙'],
      items: ['种植体'],
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('删除牙科治疗')
  expect(inDialog().getByText('已经用到它的方案版本不受影响。')).toBeTruthy()
  pressInDialog('删除')
  await waitFor(() =>
    expect(server.sent(plansAdminCalls.removeExclusionGroup)[0]?.input).toEqual({ id: 'g1', revision: 2 }),
  )
})

test('a new group needs a name and something to find it by', async () => {
  openAt('#/exclusion-groups', <ExclusionGroupsPage />)
  fireEvent.click(await screen.findByRole('button', { name: /新建除外责任组/ }))
  expect(inDialog().getByText('请填写除外责任的名称')).toBeTruthy()
  type('名称', '牙科')
  expect(inDialog().getByText(/需要诊断编码/)).toBeTruthy()
  expect(inDialog().getByRole('button', { name: '保存' })).toHaveProperty('disabled', true)
})

test('a group is taken over by value, and codes are chosen from the table with their names', async () => {
  const onChange = vi.fn<(exclusions: unknown) => void>()
  const none = { name: '', codes: [], words: [] }
  renderFramed(<ExclusionList exclusions={[none]} onChange={onChange} />)
  fireEvent.mouseDown(await screen.findByLabelText('从除外责任组添加'))
  fireEvent.click(await screen.findByText('牙科治疗'))
  const { name, codes, words, items } = group
  expect(onChange).toHaveBeenLastCalledWith([none, { name, codes, words, items }])
  const search = screen.getByLabelText('诊断编码')
  fireEvent.mouseDown(search)
  fireEvent.change(search, { target: { value: 'gm' } })
  fireEvent.click(await screen.findByText('J00 急性鼻咽炎'))
  expect(onChange).toHaveBeenLastCalledWith([{ ...none, codes: ['J00'] }])
  expect(within(document.body).getByLabelText('费用项目')).toBeTruthy()
})
