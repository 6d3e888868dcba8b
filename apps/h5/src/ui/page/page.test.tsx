import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { Page } from './page.tsx'
import { PageFrameContext, useWayBack } from './page-frame.ts'

test('the back button has a name and goes back', () => {
  const onBack = vi.fn<() => void>()
  render(
    <Page title="理赔申请" onBack={onBack}>
      内容
    </Page>,
  )
  fireEvent.click(screen.getByRole('button', { name: '返回' }))
  expect(onBack).toHaveBeenCalledOnce()
  expect(screen.getByRole('heading', { level: 1, name: '理赔申请' })).toBeTruthy()
})

test('a page without back shows no back button', () => {
  render(<Page title="首页">内容</Page>)
  expect(screen.queryByRole('button')).toBeNull()
})

const inFrame = (onBack: () => void, page: React.ReactNode) =>
  render(<PageFrameContext value={{ title: '理赔记录', onBack }}>{page}</PageFrameContext>)

test('title and back come from the route', () => {
  const onBack = vi.fn<() => void>()
  inFrame(onBack, <Page>内容</Page>)
  expect(screen.getByRole('heading', { level: 1, name: '理赔记录' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '返回' }))
  expect(onBack).toHaveBeenCalledOnce()
})

test('values of the content take precedence, including no back', () => {
  inFrame(
    () => undefined,
    <Page title="医院.pdf" onBack={null}>
      内容
    </Page>,
  )
  expect(screen.getByRole('heading', { level: 1, name: '医院.pdf' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '返回' })).toBeNull()
})

function Done() {
  const leave = useWayBack()
  return (
    <button type="button" onClick={leave}>
      完成
    </button>
  )
}

test("a completed form leaves by its page's back", () => {
  const onBack = vi.fn<() => void>()
  inFrame(onBack, <Done />)
  fireEvent.click(screen.getByRole('button', { name: '完成' }))
  expect(onBack).toHaveBeenCalledOnce()
})

interface PageSurroundings {
  isFirst?: boolean
  page: React.ReactNode
}
const inWechat = ({ isFirst = false, page }: PageSurroundings) =>
  render(
    <PageFrameContext value={{ title: '理赔记录', onBack: () => undefined, isTitledAround: true, isFirst }}>
      {page}
    </PageFrameContext>,
  )
const bar = () => screen.getByRole('banner')
const isSeen = (element: Element) => !element.className.includes('hidden')

describe('where WeChat shows title and back', () => {
  test('there is no second bar, and screen readers still get the title', () => {
    inWechat({ page: <Page>内容</Page> })
    expect(isSeen(bar())).toBe(false)
    expect(screen.getByRole('heading', { level: 1, name: '理赔记录' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '返回' })).toBeNull()
  })

  test("WeChat's bar shows the title of the opened item instead of the route's", () => {
    inWechat({ page: <Page title="住院费用清单.pdf">内容</Page> })
    expect(document.title).toBe('住院费用清单.pdf')
  })

  test('an action of the bar stays', () => {
    inWechat({ page: <Page extra={<button type="button">售后</button>}>内容</Page> })
    expect(isSeen(bar())).toBe(true)
    expect(isSeen(screen.getByRole('heading', { level: 1 }))).toBe(false)
    expect(screen.getByRole('button', { name: '售后' })).toBeTruthy()
  })

  test('a page opened from a message, where back would leave the app, shows its own back button', () => {
    inWechat({ isFirst: true, page: <Page>内容</Page> })
    expect(isSeen(bar())).toBe(true)
    expect(screen.getByRole('button', { name: '返回' })).toBeTruthy()
  })

  test('a page whose back leads elsewhere shows its own back button', () => {
    const toRecords = vi.fn<() => void>()
    inWechat({ page: <Page onBack={toRecords}>内容</Page> })
    fireEvent.click(screen.getByRole('button', { name: '返回' }))
    expect(toRecords).toHaveBeenCalledOnce()
  })
})
