import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CompanyLogo } from './company-logo.tsx'

test('a standalone logo is read out as the company', () => {
  render(<CompanyLogo name="星河软件" src="/files/logo.png" standalone />)
  expect(screen.getByRole('img', { name: '星河软件' })).toBeTruthy()
})

test("a broken picture is replaced by the company's first character", () => {
  const { container } = render(<CompanyLogo name="星河软件" src="/files/gone.png" />)
  fireEvent.error(container.querySelector('img') as HTMLElement)
  expect(container.textContent).toBe('星')
})
