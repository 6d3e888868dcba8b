import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { equityCalls } from '@yf/contract/equity'
import { writeXlsx } from 'hucre'
import type { ServerResponse } from 'node:http'
import { beforeEach, expect, test, vi } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { nextZoom, previousZoom, withinZoom } from '#ui/gestures/zoom-steps.ts'
import { pageAt } from '#platform/files/pdf/page-at.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import ExcelScreen from './excel.screen.tsx'
import PdfScreen from './pdf.screen.tsx'

/** jsdom neither draws nor has workers: the PDF library is tested in a browser. */
const opened = vi.hoisted(() => vi.fn<(file: Blob) => Promise<unknown>>())
vi.mock('#platform/files/pdf/open-pdf.ts', () => ({ openPdf: opened }))

const file = `/files/${'a'.repeat(32)}`
const close = vi.fn<() => void>()
const pdf = {
  pages: 3,
  first: { width: 200, height: 300 },
  sizeOf: async () => ({ width: 200, height: 300 }),
  draw: () => ({ done: Promise.resolve(), cancel: () => undefined }),
  textOf: async (page: number) => `第${page}页的文字`,
  close,
}
const manuals = [
  { id: 'm1', name: '操作手册', kind: 'pdf', url: file, size: 42_000, updateTime: '2026-11-15 08:00:00' },
  { id: 'm2', name: '材料清单', kind: 'xlsx', url: file, size: 2_000_000, updateTime: '2026-11-15 08:00:00' },
]

const bytes = (response: ServerResponse, body: Uint8Array | string) => {
  response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': body.length })
  response.end(body)
}
const server = envelopeStage({
  answer: ({ path }, say, response) =>
    path.startsWith('/files/') ? bytes(response, '%PDF-1.7') : say(200, main(manuals)),
})
const fileRequests = () => server.heard.filter(({ path }) => path.startsWith('/files/'))

beforeEach(() => {
  opened.mockReset().mockResolvedValue(pdf)
  close.mockReset()
})

test('loads a PDF of the member with the token and shows it page by page', async () => {
  const { unmount } = openAt(`/pdf?url=${file}&name=理赔申请书`, <PdfScreen />)
  expect(screen.getByRole('progressbar', { name: '文件加载进度' })).toBeTruthy()
  expect(await screen.findByRole('region', { name: '第3页' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: '理赔申请书' })).toBeTruthy()
  expect(screen.getByText('1 / 3')).toBeTruthy()
  expect(fileRequests().map(({ headers }) => headers.authorization)).toEqual(['Bearer T1'])
  const smaller = screen.getByRole<HTMLButtonElement>('button', { name: '缩小' })
  expect(smaller.disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: '放大' }))
  expect(screen.getByRole('region', { name: '第1页' }).style.width).toBe('150%')
  expect(smaller.disabled).toBe(false)
  unmount()
  expect(close).toHaveBeenCalledOnce()
})

test('finds a manual by its id', async () => {
  openAt('/pdf?id=m1', <PdfScreen />)
  expect(await screen.findByRole('heading', { name: '操作手册' })).toBeTruthy()
  await screen.findByText('1 / 3')
})

test("a manual that fails to load shows the server's message", async () => {
  server.refuses(equityCalls.manuals, 3001, '企业未开通操作手册')
  openAt('/pdf?id=m1', <PdfScreen />)
  expect(await screen.findByText('企业未开通操作手册')).toBeTruthy()
  server.answers(equityCalls.manuals, manuals as never)
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByText('1 / 3')).toBeTruthy()
})

test('shows an empty state for a deleted manual', async () => {
  openAt('/pdf?id=m9', <PdfScreen />)
  expect(await screen.findByText('没有可以查看的文件')).toBeTruthy()
})

test.each([
  'https://evil.example/files/x.pdf',
  'javascript:alert(1)',
  '/files/../API/secret',
  `//evil.example${file}`,
  `${file}?x=1`,
])('%s is a foreign address: sends no request and no token', async (url) => {
  openAt(`/pdf?url=${encodeURIComponent(url)}`, <PdfScreen />)
  expect(screen.getByText('没有可以查看的文件')).toBeTruthy()
  expect(server.heard).toEqual([])
})

test('a deleted or unreadable file shows the reason and can be retried', async () => {
  server.answers((_request, say) => say(404, main(null, '内容不存在或已被删除', 1004)))
  openAt(`/pdf?url=${file}`, <PdfScreen />)
  expect(await screen.findByText('内容不存在或已被删除')).toBeTruthy()
  server.answers((_request, _say, response) => bytes(response, '%PDF-1.7'))
  opened.mockRejectedValueOnce(new Error('文件有密码保护，无法在此打开，请下载后查看'))
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }))
  expect(await screen.findByText(/文件有密码保护/)).toBeTruthy()
})

test("without a file lists the company's manuals", async () => {
  openAt('/pdf', <PdfScreen />)
  const row = await screen.findByRole('button', { name: /材料清单/ })
  expect(within(row).getByText('2026年11月15日更新')).toBeTruthy()
  fireEvent.click(row)
  await waitFor(() => expect(location.hash).toContain('/excel?url=%2Ffiles%2Faaaa'))
})

test('shows the sheets of a workbook as tabs and tables', async () => {
  const book = await writeXlsx({
    sheets: [
      {
        name: '材料',
        rows: [
          ['类型', '材料'],
          ['门诊', '发票'],
        ],
      },
      {
        name: '限额',
        rows: [
          ['责任', '限额'],
          ['住院', 100],
        ],
      },
    ],
  })
  server.answers((_request, _say, response) => bytes(response, book))
  openAt(`/excel?url=${file}&name=清单`, <ExcelScreen />)
  expect(await screen.findByRole('columnheader', { name: '材料' })).toBeTruthy()
  expect(screen.getByRole('cell', { name: '发票' })).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: '限额' }))
  expect(screen.getByRole('cell', { name: '100' })).toBeTruthy()
  expect(screen.queryByRole('cell', { name: '发票' })).toBeNull()
})

test('reports a broken workbook', async () => {
  openAt(`/excel?url=${file}`, <ExcelScreen />)
  expect(await screen.findByText('表格打不开，可能已损坏，请稍后重试或联系在线客服')).toBeTruthy()
})

test('the current page is the one in the middle, and zoom changes by steps', () => {
  expect([0, 90, 150, 900].map((middle) => pageAt([0, 100, 200], middle))).toEqual([1, 1, 2, 3])
  expect([nextZoom(1), nextZoom(1.2), nextZoom(4)]).toEqual([1.5, 1.5, 4])
  expect([previousZoom(4), previousZoom(1.7), previousZoom(1)]).toEqual([3, 1.5, 1])
  expect([withinZoom(0.2), withinZoom(9)]).toEqual([1, 4])
})
