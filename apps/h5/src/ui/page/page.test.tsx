import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { Page } from './page.tsx'
import { PageFrameContext, useWayBack } from './page-frame.ts'

test('the back button is named and goes back', () => {
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

test('a page without a way back shows no back button', () => {
  render(<Page title="首页">内容</Page>)
  expect(screen.queryByRole('button')).toBeNull()
})

const inFrame = (onBack: () => void, page: React.ReactNode) =>
  render(<PageFrameContext value={{ title: '理赔记录', onBack }}>{page}</PageFrameContext>)

test('title and way back are those of the route', () => {
  const onBack = vi.fn<() => void>()
  inFrame(onBack, <Page>内容</Page>)
  expect(screen.getByRole('heading', { level: 1, name: '理赔记录' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '返回' }))
  expect(onBack).toHaveBeenCalledOnce()
})

test('what depends on the content has the last word, also that there is no way back', () => {
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

test('a form that is done leaves by the way back of its page', () => {
  const onBack = vi.fn<() => void>()
  inFrame(onBack, <Done />)
  fireEvent.click(screen.getByRole('button', { name: '完成' }))
  expect(onBack).toHaveBeenCalledOnce()
})

interface Around {
  isFirst?: boolean
  page: React.ReactNode
}
const inWechat = ({ isFirst = false, page }: Around) =>
  render(
    <PageFrameContext value={{ title: '理赔记录', onBack: () => undefined, isTitledAround: true, isFirst }}>
      {page}
    </PageFrameContext>,
  )
const bar = () => screen.getByRole('banner')
const isSeen = (element: Element) => !element.className.includes('hidden')

describe('where WeChat draws title and way back', () => {
  test('there is no second bar, and readers still hear the title', () => {
    inWechat({ page: <Page>内容</Page> })
    expect(isSeen(bar())).toBe(false)
    expect(screen.getByRole('heading', { level: 1, name: '理赔记录' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '返回' })).toBeNull()
  })

  test('its bar shows the title of what is open, not of the kind of page alone', () => {
    inWechat({ page: <Page title="住院费用清单.pdf">内容</Page> })
    expect(document.title).toBe('住院费用清单.pdf')
  })

  test('an action of the bar keeps its place', () => {
    inWechat({ page: <Page extra={<button type="button">售后</button>}>内容</Page> })
    expect(isSeen(bar())).toBe(true)
    expect(isSeen(screen.getByRole('heading', { level: 1 }))).toBe(false)
    expect(screen.getByRole('button', { name: '售后' })).toBeTruthy()
  })

  test('opened by a message, where a step back would leave the app, the page offers its own way', () => {
    inWechat({ isFirst: true, page: <Page>内容</Page> })
    expect(isSeen(bar())).toBe(true)
    expect(screen.getByRole('button', { name: '返回' })).toBeTruthy()
  })

  test('so does a page that leads back elsewhere than where one came from', () => {
    const toRecords = vi.fn<() => void>()
    inWechat({ page: <Page onBack={toRecords}>内容</Page> })
    fireEvent.click(screen.getByRole('button', { name: '返回' }))
    expect(toRecords).toHaveBeenCalledOnce()
  })
})
