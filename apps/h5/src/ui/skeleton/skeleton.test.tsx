import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SkeletonRows } from './skeleton.tsx'

test('announces loading once and hides the placeholders', () => {
  const { container } = render(<SkeletonRows rows={3} />)
  expect(screen.getByRole('status').textContent).toBe('加载中...')
  expect(container.querySelectorAll('[aria-hidden] span').length).toBe(15)
})
