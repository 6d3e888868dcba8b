import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Card } from './card.tsx'

test('the title of a card is a level-two heading', () => {
  render(<Card title="门诊医疗险">剩余额度</Card>)
  expect(screen.getByRole('heading', { level: 2, name: '门诊医疗险' })).toBeTruthy()
})

test('a card without a title has no empty heading', () => {
  render(<Card>正文</Card>)
  expect(screen.queryByRole('heading')).toBeNull()
})
