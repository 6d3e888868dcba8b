import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Cell } from './cell.tsx'

test('a cell with a target is a button named by its label and value', () => {
  const onTap = vi.fn<() => void>()
  render(<Cell icon="family" label="家庭成员" value="3 人" onTap={onTap} />)
  fireEvent.click(screen.getByRole('button', { name: /家庭成员.*3 人/ }))
  expect(onTap).toHaveBeenCalledOnce()
})

test('a cell without a target shows no arrow', () => {
  const { container } = render(<Cell label="版本" value="1.0.0" />)
  expect(container.querySelector('svg')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
