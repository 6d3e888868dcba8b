import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DateField } from './date-field.tsx'

test('the field has a label, respects its bounds and reports the day', () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<DateField label="出生日期" value="" onChange={onChange} max="2026-11-15" error="请选择出生日期" />)
  const field = screen.getByLabelText<HTMLInputElement>('出生日期')
  expect(field.max).toBe('2026-11-15')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(field, { target: { value: '2016-06-01' } })
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2016-06-01')
})

test('formats the day for display', () => {
  const { rerender } = render(<DateField label="出生日期" value="2016-06-01" onChange={() => {}} />)
  expect(screen.getByText('2016年6月1日')).toBeTruthy()
  rerender(<DateField label="出生日期" value="" onChange={() => {}} placeholder="请选择出生日期" />)
  expect(screen.getByText('请选择出生日期')).toBeTruthy()
})
