import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Sheet } from './sheet.tsx'

test('a sheet is a dialog named by its title, with a labelled close button', () => {
  const onClose = vi.fn<() => void>()
  render(
    <Sheet open onClose={onClose} title="保障说明">
      内容
    </Sheet>,
  )
  expect(screen.getByRole('dialog', { name: '保障说明' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a closed sheet leaves no element behind', () => {
  render(
    <Sheet open={false} onClose={() => {}} title="保障说明">
      内容
    </Sheet>,
  )
  expect(screen.queryByText('内容')).toBeNull()
})
