import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

const isKnown = (fullPath: string) => ['/home', '/insurance/detail'].includes(fullPath.split('?')[0] ?? '')

test.each(['/home', '/insurance/detail?id=7', '/home?next=https://else.example'])(
  '%s belongs to the app',
  (path) => {
    expect(ownPath(path, isKnown)).toBe(path)
  },
)

test.each([
  'https://evil.example',
  'http:/home',
  '//evil.example/home',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /home',
  'javascript:alert(1)',
  'data:text/html,x',
  'home',
  '#/home',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/home\u0000',
  '/nowhere',
  `/home?${'x'.repeat(3000)}`,
  '',
  null,
  undefined,
  7,
  ['/home'],
])('%j does not', (value) => {
  expect(ownPath(value, isKnown)).toBeNull()
})

test('no accepted path can leave the app, whatever the table contains', () => {
  const start = fc.constantFrom('/', '//', '/\\', '\\', 'https:', 'https://', '/.', '/%2f', '/@', '/ ')
  fc.assert(
    fc.property(start, fc.string(), (start, rest) => {
      const path = ownPath(start + rest, () => true)
      if (path === null) return
      expect(new URL(path, 'https://app.example').origin).toBe('https://app.example')
    }),
    { numRuns: 500 },
  )
})
