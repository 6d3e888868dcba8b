import { expect, test } from 'vitest'
import { neutralName } from './self-paying.ts'

test('all self-paid health services have one neutral name', () => {
  expect(neutralName).toBe('健康服务')
})
