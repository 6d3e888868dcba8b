import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { VideoDialog } from './video-dialog.tsx'

test('an old browser shows a message, and the dialog can be closed', () => {
  const onClose = vi.fn<() => void>()
  render(<VideoDialog open title="理赔流程介绍" src="/files/a.mp4" onClose={onClose} />)
  const dialog = screen.getByRole('dialog', { name: '理赔流程介绍' })
  expect(dialog.querySelector('video')?.textContent).toContain('您的浏览器不支持 video 标签。')
  fireEvent.click(screen.getByRole('button', { name: '关闭视频' }))
  expect(onClose).toHaveBeenCalledOnce()
})
