import { readFileSync } from 'node:fs'
import path from 'node:path'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Icon } from './icon.tsx'
import { iconNames, isIconName } from './names.ts'

const sprite = readFileSync(path.resolve(import.meta.dirname, 'icons.svg'), 'utf8')
const shapes = [
  ...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><path d="([^"]+)"\/><\/symbol>/g),
]

test('an icon beside text is hidden from screen readers', () => {
  const { container } = render(<Icon name="bell" />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/icons.*\.svg.*#bell$/)
})

test('a standalone icon has an accessible name', () => {
  render(<Icon name="bell" label="消息" />)
  expect(screen.getByRole('img', { name: '消息' })).toBeTruthy()
})

test("a company's picture replaces the icon with the same name or none", () => {
  const { container } = render(<Icon name="bell" picture="/bell.svg" />)
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('')
  expect(container.querySelector('svg')).toBeNull()
  render(<Icon name="bell" label="消息" picture="/bell.svg" />)
  expect(screen.getByRole('img', { name: '消息' }).getAttribute('src')).toBe('/bell.svg')
})

test('the file contains exactly the named icons', () => {
  expect(shapes.map(([, name]) => name)).toEqual([...iconNames])
})

test.each(shapes.map(([, name, shape]) => [name, shape]))(
  '%s is drawn with path commands only',
  (_name, shape) => {
    expect(shape).toMatch(/^M[\d\sMLHVCSAZmlhvcsaz.,-]+$/)
  },
)

test('tells whether a name from data is an icon', () => {
  expect(isIconName('bell')).toBe(true)
  expect(isIconName('toString')).toBe(false)
})
