import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChoiceField } from './choice-field.tsx'

const genders = [
  { value: 1, label: '男' },
  { value: 2, label: '女' },
]

test('the choices are radios of a named group, and a tap reports the value', () => {
  const onChange = vi.fn<(value: number) => void>()
  render(<ChoiceField label="性别" options={genders} value={1} onChange={onChange} />)
  expect(screen.getByRole('group', { name: '性别' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '男' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: '女' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(2)
})

test('shows an error with the group', () => {
  render(
    <ChoiceField
      label="性别"
      options={genders}
      value={null}
      onChange={() => {}}
      error="请选择性别"
      disabled
    />,
  )
  const group = screen.getByRole('group', { name: '性别' })
  const note = document.getElementById(group.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('请选择性别')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '男' }).disabled).toBe(true)
})
