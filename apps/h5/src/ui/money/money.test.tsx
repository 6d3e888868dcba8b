import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Money } from './money.tsx'

test('what comes in may carry a plus', () => {
  const { container } = render(<Money fen={500} sign />)
  expect(container.textContent).toBe('+¥5.00')
})

test('a large amount reads the same as a small one', () => {
  const { container } = render(<Money fen={-8_800} size="hero" />)
  expect(container.textContent).toBe('-¥88.00')
})
