import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { keepDigits, keepDigitsAndDots } from './keep-digits.ts'
import { NumericField } from './numeric-field.tsx'

test.each([
  ['12a.5元', '12.5'],
  ['-1,234.50', '1234.50'],
  ['１２。５', '12.5'],
  ['abc', ''],
])('from %s a numeric field keeps %s', (typed, expected) => {
  expect(keepDigitsAndDots(typed)).toBe(expected)
})

test('an integer field also drops the dot', () => {
  expect(keepDigits('1２.5')).toBe('125')
})

test('uses a decimal keyboard and passes only the cleaned text to the form', () => {
  const onChange = vi.fn<(value: string) => void>()
  render(<NumericField label="金额" value="" onChange={onChange} />)
  const field = screen.getByLabelText('金额')
  fireEvent.change(field, { target: { value: '3x8.' } })
  expect(onChange).toHaveBeenCalledWith('38.')
  expect(field.getAttribute('inputmode')).toBe('decimal')
})
