import { expect, test } from 'vitest'
import { neutralName } from './self-paying.ts'

test('whatever somebody pays alone for her health, others read one name that tells nothing', () => {
  expect(neutralName).toBe('健康服务')
})
