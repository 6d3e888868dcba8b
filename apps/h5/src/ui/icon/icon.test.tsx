import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Icon } from './icon.tsx'
import { iconPaths } from './paths.ts'

test('an icon beside a word is hidden from screen readers', () => {
  const { container } = render(<Icon name="bell" />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('an icon that stands alone carries its name', () => {
  render(<Icon name="bell" label="消息" />)
  expect(screen.getByRole('img', { name: '消息' })).toBeTruthy()
})

test.each(Object.entries(iconPaths))('%s is drawn with path commands only', (_name, path) => {
  expect(path).toMatch(/^M[\d\sMLHVCSAZmlhvcsaz.,-]+$/)
})
