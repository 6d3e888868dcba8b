import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NoticeBar } from './notice-bar.tsx'

test('opening and dismissing are two separate buttons', () => {
  const onTap = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  render(
    <NoticeBar onTap={onTap} onClose={onClose}>
      体检报告已出
    </NoticeBar>,
  )
  fireEvent.click(screen.getByRole('button', { name: '关闭提示' }))
  expect(onTap).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '体检报告已出' }))
  expect(onTap).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
})
