import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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
