import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOnceOpen } from './use-once-open.ts'

test('false until the first opening and true afterwards', () => {
  const { result, rerender } = renderHook(({ open }) => useOnceOpen(open), { initialProps: { open: false } })
  expect(result.current).toBe(false)
  rerender({ open: true })
  expect(result.current).toBe(true)
  rerender({ open: false })
  expect(result.current).toBe(true)
})
