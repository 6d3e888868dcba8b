import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ActionSheet } from './action-sheet.tsx'

const actions = [
  { key: 'camera', label: '拍照' },
  { key: 'album', label: '相册', disabled: true },
]

test('a choice closes the sheet and reports it; a disabled one does neither', () => {
  const onSelect = vi.fn<(key: string) => void>()
  const onClose = vi.fn<() => void>()
  render(<ActionSheet open actions={actions} onSelect={onSelect} onClose={onClose} />)
  fireEvent.click(screen.getByRole('button', { name: '相册' }))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '拍照' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('camera')
})

test('cancel chooses nothing', () => {
  const onSelect = vi.fn<(key: string) => void>()
  render(<ActionSheet open actions={actions} onSelect={onSelect} onClose={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(onSelect).not.toHaveBeenCalled()
})
