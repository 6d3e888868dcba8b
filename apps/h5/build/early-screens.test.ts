import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { screenFile } from './early-screens.ts'

const table = readFileSync(path.resolve(import.meta.dirname, '../src/app/routes.ts'), 'utf8')

test.each(['/login', '/password', '/home'])(
  'the screen behind %s is found in the route table',
  (routePath) => {
    expect(screenFile(table, routePath)).toMatch(/^features\/.+\.screen\.tsx$/)
  },
)

test('a path that is not there has none', () => {
  expect(screenFile(table, '/nowhere')).toBeNull()
})
