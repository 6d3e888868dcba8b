import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TimeField } from './time-field.tsx'

test('the field has a label, shows its error and reports only hours and minutes', () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<TimeField label="上床时间" value="23:00" onChange={onChange} error="请选择时间" />)
  const field = screen.getByLabelText<HTMLInputElement>('上床时间')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('23:00')).toBeTruthy()
  fireEvent.change(field, { target: { value: '22:45:00' } })
  expect(onChange).toHaveBeenCalledExactlyOnceWith('22:45')
})
