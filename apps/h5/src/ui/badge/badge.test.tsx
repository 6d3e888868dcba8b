import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Badge } from './badge.tsx'

test('nothing is drawn when nothing is unread', () => {
  expect(render(<Badge count={0} />).container.textContent).toBe('')
})

test('more than ninety-nine is shown as 99+ while the true count is read out', () => {
  const { container } = render(<Badge count={120} />)
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('99+')
  expect(container.textContent).toContain('120条未读')
})
