import { act, fireEvent, render, screen } from '@testing-library/react'
import { main as mainService, type Call } from '@yf/contract/call'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideToast } from '#ui/toast/toast.ts'
import { Answered } from './answered.tsx'
import { AnsweredPage } from './answered-page.tsx'
import { AnsweredList, pagesOf } from './answered-list.tsx'
import { useQueryOf } from './hooks.ts'
import { envelopeStage } from './test-envelopes.ts'
import { combineQueries } from './combine-queries.ts'

const Any = {} as Call['request']
const names = mainService.get('order/names', '示例', 'names', Any, Any, { silent: true })
const others = mainService.get('order/others', '示例', 'others', Any, Any, { silent: true })

const server = envelopeStage()
const { said: toasts } = server
let isOnline: boolean
beforeEach(() => {
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => {
  hideToast()
  vi.restoreAllMocks()
})

const answerNames = (data: unknown) => server.answers(names, data as never)

interface Props {
  empty?: React.ReactNode
  isEmpty?: (data: unknown) => boolean
  skeleton?: React.ReactNode
}
function Names(props: Props) {
  const query = useQueryOf(names, {})
  return (
    <>
      <Answered of={query} {...props}>
        {(data) => <p>{JSON.stringify(data)}</p>}
      </Answered>
      <button type="button" title={query.error?.message} onClick={() => void query.refetch()}>
        再问一次
      </button>
    </>
  )
}
const askAgain = () => fireEvent.click(screen.getByRole('button', { name: '再问一次' }))
const retry = () => fireEvent.click(screen.getByRole('button', { name: '重新加载' }))

test('shows the skeleton until the data arrives', async () => {
  answerNames(['林晓'])
  render(<Names skeleton={<i>骨架</i>} />)
  expect(screen.getByText('骨架')).toBeTruthy()
  expect(await screen.findByText('["林晓"]')).toBeTruthy()
  expect(screen.queryByText('骨架')).toBeNull()
})

test('falls back to a default skeleton', () => {
  render(<Names />)
  expect(screen.getByRole('status')).toBeTruthy()
})

test.each([[[]], [{ records: [], total: 0 }]])('%j is empty', async (data) => {
  answerNames(data)
  render(<Names empty="暂无订单" />)
  expect(await screen.findByText('暂无订单')).toBeTruthy()
})

test.each([[['林晓']], [{ records: ['林晓'] }], [{ balance: 0 }], [''], [0]])(
  '%j is not empty',
  async (data) => {
    answerNames(data)
    render(<Names empty="暂无订单" />)
    expect(await screen.findByText(JSON.stringify(data))).toBeTruthy()
  },
)

test('an empty state can be text or an element; without one the content renders', async () => {
  answerNames({ balance: 0 })
  const first = render(<Names empty={<b>去赚积分</b>} isEmpty={() => true} />)
  expect(await screen.findByText('去赚积分')).toBeTruthy()
  first.unmount()
  render(<Names isEmpty={() => true} />)
  expect(await screen.findByText('{"balance":0}')).toBeTruthy()
})

test("a refusal shows the server's message and a retry", async () => {
  server.refuses(names, 3001, '保单不存在')
  render(<Names />)
  expect(await screen.findByText('保单不存在')).toBeTruthy()
  expect(screen.queryByText('加载失败')).toBeNull()
  answerNames(['林晓'])
  retry()
  expect(await screen.findByText('["林晓"]')).toBeTruthy()
})

test.each([
  [500, '系统繁忙 r7', '系统繁忙 r7'],
  [404, 'whatever', '网络请求不存在'],
])('HTTP %s shows the failure and its reason', async (status, message, text) => {
  server.answers((_request, say) => say(status, { code: status, message }))
  render(<Names />)
  expect(await screen.findByText('加载失败')).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  answerNames([])
  retry()
  expect(await screen.findByText('[]')).toBeTruthy()
})

test('no response is a timeout while online and a missing network otherwise', async () => {
  server.drops(names)
  render(<Names />)
  expect(await screen.findByText('请求超时，请稍后重试')).toBeTruthy()
  isOnline = false
  retry()
  expect(await screen.findByText('网络未连接')).toBeTruthy()
  answerNames([])
  isOnline = true
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('[]')).toBeTruthy()
})

test('keeps the data when a refetch fails', async () => {
  answerNames(['林晓'])
  render(<Names />)
  await screen.findByText('["林晓"]')
  server.refuses(names, 3001, '保单不存在')
  askAgain()
  await screen.findByTitle('保单不存在')
  expect(screen.getByText('["林晓"]')).toBeTruthy()
})

function Both() {
  const both = combineQueries(useQueryOf(names, {}), useQueryOf(others, {}))
  return <Answered of={both}>{([one, other]) => <p>{JSON.stringify([one, other])}</p>}</Answered>
}

test('combines two queries and retries only the failed one', async () => {
  answerNames('one')
  server.refuses(others, 3001, '保单不存在')
  render(<Both />)
  expect(await screen.findByText('保单不存在')).toBeTruthy()
  server.answers(others, 'other' as never)
  retry()
  expect(await screen.findByText('["one","other"]')).toBeTruthy()
  expect([server.sent(names).length, server.sent(others).length]).toEqual([1, 2])
})

test('a screen that needs its data shows its states in a page of their own', async () => {
  server.refuses(names, 3001, '保单不存在')
  function Whole() {
    return <AnsweredPage of={useQueryOf(names, {})}>{(data) => <p>{JSON.stringify(data)}</p>}</AnsweredPage>
  }
  render(<Whole />)
  expect(screen.getByRole('main')).toBeTruthy()
  expect(await screen.findByText('保单不存在')).toBeTruthy()
  answerNames(['林晓'])
  retry()
  expect(await screen.findByText('["林晓"]')).toBeTruthy()
  expect(screen.queryByRole('main')).toBeNull()
})

const renderList = (empty?: string) =>
  render(
    <AnsweredList<{ id: string }>
      label="订单"
      load={pagesOf(names, { state: 1 } as never) as never}
      keyOf={({ id }) => id}
      renderRow={({ id }) => <p>{id}</p>}
      empty={empty}
    />,
  )

test('a list loads page by page and shows when it is empty', async () => {
  answerNames({ records: [], total: 0 })
  renderList('暂无订单')
  expect(await screen.findByText('暂无订单')).toBeTruthy()
  expect(server.sent(names)[0]?.query).toEqual({ state: '1', pageNo: '1', pageSize: '10' })
})

test('a list shows an error once: in its place, or as a toast when it keeps its rows', async () => {
  const loud = mainService.get('order/loud', '示例', 'loud', Any, Any)
  server.drops(loud)
  render(
    <AnsweredList<{ id: string }>
      label="订单"
      load={pagesOf(loud, {} as never) as never}
      keyOf={({ id }) => id}
      renderRow={({ id }) => <p>{id}</p>}
    />,
  )
  await screen.findByText('请求超时，请稍后重试')
  server.answers(loud, { records: [{ id: 'a' }], total: 1 } as never)
  retry()
  await screen.findByText('a')
  server.refuses(loud, 3001, '暂不能查看')
  fireEvent.click(screen.getByRole('button', { name: '刷新列表' }))
  expect(await screen.findByText('暂不能查看')).toBeTruthy()
  expect(screen.getByText('a')).toBeTruthy()
  expect(toasts).toEqual([])
})

test("a refused list shows the server's message and loads on retry", async () => {
  server.refuses(names, 3001, '暂不能查看')
  renderList()
  expect(await screen.findByText('暂不能查看')).toBeTruthy()
  answerNames({ records: [{ id: 'a' }], total: 1 })
  retry()
  expect(await screen.findByText('a')).toBeTruthy()
  expect(toasts).toEqual([])
})
