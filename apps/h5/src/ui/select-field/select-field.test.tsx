import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SelectField } from './select-field.tsx'

const kinds = [
  { value: 'idCard', label: '身份证' },
  { value: 'passport', label: '护照' },
] as const

test('shows the selection, opens the choices and reports the new one', () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<SelectField label="证件类型" options={kinds} value="idCard" onChange={onChange} />)
  fireEvent.click(screen.getByRole('button', { name: '证件类型：身份证' }))
  fireEvent.click(screen.getByRole('radio', { name: '护照' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('passport')
})

test('announces an empty selection too', () => {
  render(
    <SelectField label="证件类型" options={kinds} value={null} onChange={() => {}} error="请选择证件类型" />,
  )
  const field = screen.getByRole('button', { name: '证件类型：请选择' })
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('请选择证件类型')
})
