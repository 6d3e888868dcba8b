import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Choices } from './choices.tsx'

test('options are buttons of a named group with a pressed state', () => {
  const onToggle = vi.fn<(value: string) => void>()
  const items = ['专业', '守时'].map((label) => ({ value: label, label }))
  render(<Choices label="评价标签" items={items} chosen={['专业']} onToggle={onToggle} />)
  expect(screen.getByRole('group', { name: '评价标签' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '专业' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('button', { name: '守时' }).getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(screen.getByRole('button', { name: '守时' }))
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('守时')
})
