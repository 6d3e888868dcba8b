import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

const drawn = () => screen.getByRole('img', { name: '二维码' }).querySelectorAll('path')[1]?.getAttribute('d')

test('draws the code for its text and updates with it', () => {
  const { rerender } = render(<QrCode text="https://a.example/" label="二维码" />)
  const first = drawn()
  expect(first?.length).toBeGreaterThan(500)
  rerender(<QrCode text="https://b.example/" label="二维码" />)
  expect(drawn()).not.toBe(first)
})
