import { fireEvent, screen, waitFor } from '@testing-library/react'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { beStaff } from '#platform/session/test-staff.ts'
import { renderFramed } from '#ui/frame/test-frame.tsx'
import { useToasts } from '#ui/toast/toast.ts'
import { useLastList } from '../neighbours.ts'
import { NextCase } from './next-case.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('handler')
  location.hash = '#/case?id=c1'
})

test('finds the next case in the list that the user came from, and opens it', async () => {
  useLastList.setState({ ids: [], filter: { list: 'late', flag: 'copied' } })
  server.answers(claimsAdminCalls.next, { caseId: 'c9' })
  renderFramed(<NextCase caseId="c1" />)
  fireEvent.keyDown(document.body, { key: 'n' })
  await waitFor(() => expect(location.hash).toBe('#/case?id=c9'))
  expect(server.sent(claimsAdminCalls.next)[0]?.input).toEqual({
    list: 'late',
    flag: 'copied',
    besides: 'c1',
  })
})

test('says that there is no next case, and the case stays open', async () => {
  server.answers(claimsAdminCalls.next, { caseId: null })
  renderFramed(<NextCase caseId="c1" />)
  fireEvent.click(screen.getByRole('button', { name: '下一件（n）' }))
  await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toBe('这个列表里没有下一件了'))
  expect(location.hash).toBe('#/case?id=c1')
})
