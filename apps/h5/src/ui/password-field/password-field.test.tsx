import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PasswordField } from './password-field.tsx'

test('hides the password until the member reveals it', () => {
  render(<PasswordField value="Yuanli" onChange={() => {}} />)
  const field = screen.getByLabelText('密码')
  expect(field.getAttribute('type')).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: '显示密码' }))
  expect(field.getAttribute('type')).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: '隐藏密码' }))
  expect(field.getAttribute('type')).toBe('password')
})
