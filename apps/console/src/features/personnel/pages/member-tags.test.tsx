import { fireEvent, screen, waitFor } from '@testing-library/react'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { memberTagCalls } from '@yf/contract/member-tags-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { inDialog, press, type } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import MemberTagsPage from './member-tags.page.tsx'

const tag = { companyId: 'c1', id: 't1', name: '骨干', people: 3 }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  forgetQueries()
  beStaff('operator')
  useToasts.setState({ toasts: [] })
  server.answers(memberTagCalls.tagCompanies, [{ id: 'c1', name: '星河软件' }])
  server.answers(memberTagCalls.tags, [tag])
  location.hash = '#/member-tags?company=c1'
})

test('a tag is added by name', async () => {
  server.answers(memberTagCalls.addTag, { ...tag, id: 't2', name: '新人', people: 0 })
  renderFramed(<MemberTagsPage />)
  await screen.findByText('骨干')
  press('新建标签')
  type(/^标签名称/, '新人')
  fireEvent.click(inDialog().getByRole('button', { name: /^保\s?存$/ }))
  await waitFor(() =>
    expect(server.sent(memberTagCalls.addTag)[0]?.input).toEqual({ companyId: 'c1', name: '新人' }),
  )
})

test('a list of members gets a tag, and a removal says how many lose it', async () => {
  server.answers(memberTagCalls.assignTag, { changed: 1 })
  renderFramed(<MemberTagsPage />)
  fireEvent.click(await screen.findByRole('button', { name: /^名\s?单$/ }))
  type(/^会员手机号/, '13800000001')
  fireEvent.click(inDialog().getByRole('button', { name: '添加标签' }))
  await waitFor(() =>
    expect(server.sent(memberTagCalls.assignTag)[0]?.input).toEqual({
      companyId: 'c1',
      id: 't1',
      isAdded: 1,
      phones: ['13800000001'],
    }),
  )
  fireEvent.click(await screen.findByRole('button', { name: /^删\s?除$/ }))
  expect(await screen.findByText('删除「骨干」，3 位会员不再有这个标签。')).toBeTruthy()
})
