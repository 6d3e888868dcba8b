import { fireEvent, screen } from '@testing-library/react'
import { claimCalls } from '@yf/contract/claims'
import { expect, test, vi } from 'vitest'
import { currentLocation } from '#platform/navigation/history.ts'
import { claimStage, open } from '../test-claims.tsx'

// Drawing a PDF needs a canvas, which the test browser lacks.
vi.mock('#platform/files/pdf-view.tsx', () => ({ PdfView: ({ url }: { url: string }) => url }))
const { default: ViewApplyScreen } = await import('./view-apply.screen.tsx')

const { answers, refuses } = claimStage()
const book = { url: '/files/book', name: '理赔申请书.pdf', hash: 'h1', isSigned: 0 }
const path = '/claimSettlement/viewApply?caseId=k1'

test('sends the hash of the document that the member read and signed', async () => {
  answers['lookApplyBook'] = book
  open(ViewApplyScreen, path)
  expect(await screen.findByText('/files/book')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '内容无误，去签名' }))
  expect(currentLocation().fullPath).toBe('/sign?caseId=k1&flow=new&hash=h1')
})

test('does not show a cached application form when the current one fails to load', async () => {
  answers['lookApplyBook'] = book
  const { unmount } = open(ViewApplyScreen, path)
  await screen.findByText('/files/book')
  unmount()
  refuses(claimCalls.book, 3111, '该文件还没有，请稍后再试')
  open(ViewApplyScreen, path)
  expect(await screen.findByText('该文件还没有，请稍后再试')).toBeTruthy()
  expect(screen.queryByText('/files/book')).toBeNull()
  expect(screen.queryByRole('button', { name: '内容无误，去签名' })).toBeNull()
})
