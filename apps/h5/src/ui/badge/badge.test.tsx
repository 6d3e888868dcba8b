import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Badge } from './badge.tsx'

test('renders nothing when nothing is unread', () => {
  expect(render(<Badge count={0} />).container.textContent).toBe('')
})

test('shows more than ninety-nine as 99+ and reads out the true count', () => {
  const { container } = render(<Badge count={120} />)
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('99+')
  expect(container.textContent).toContain('120条未读')
})
