import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Segments } from './segments.tsx'

test('the selected filter is pressed and a tap selects another', () => {
  const onChange = vi.fn<(value: number) => void>()
  const items = [
    { value: 1, label: '未读' },
    { value: 2, label: '已读' },
  ]
  render(<Segments label="通知筛选" items={items} value={1} onChange={onChange} />)
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('未读')
  fireEvent.click(screen.getByRole('button', { name: '已读' }))
  expect(onChange).toHaveBeenCalledWith(2)
})
