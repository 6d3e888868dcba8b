import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Chip } from './chip.tsx'

test('a status has a text, and each tone looks different', () => {
  render(
    <>
      <Chip tone="success">已赔付</Chip>
      <Chip tone="danger">拒赔</Chip>
    </>,
  )
  expect(screen.getByText('已赔付').className).not.toBe(screen.getByText('拒赔').className)
})
