import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { StarRating, Stars } from './stars.tsx'

test('each star is a radio with its meaning as text', () => {
  const onChange = vi.fn<(score: number) => void>()
  render(<Stars value={2} onChange={onChange} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2星 不满意' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: '5星 非常满意' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(5)
})

test('a given rating is one labelled image without any control', () => {
  render(<StarRating value={3} />)
  expect(screen.getByRole('img', { name: '评分 3 星' })).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})
