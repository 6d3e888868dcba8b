import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { screenFile } from './prefetched-screens.ts'

const table = readFileSync(path.resolve(import.meta.dirname, '../src/app/routes.ts'), 'utf8')

test.each(['/login', '/password', '/home'])('finds the screen behind %s in the route table', (routePath) => {
  expect(screenFile(table, routePath)).toMatch(/^features\/.+\.screen\.tsx$/)
})

test('returns null for an unknown path', () => {
  expect(screenFile(table, '/nowhere')).toBeNull()
})
