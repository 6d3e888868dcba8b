import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Money } from './money.tsx'

test('an incoming amount may have a plus sign', () => {
  const { container } = render(<Money fen={500} sign />)
  expect(container.textContent).toBe('+¥5.00')
})

test('a large amount has the same format as a small one', () => {
  const { container } = render(<Money fen={-8_800} size="hero" />)
  expect(container.textContent).toBe('-¥88.00')
})
