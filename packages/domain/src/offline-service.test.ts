import { expect, test } from 'vitest'
import { serviceCodeShape, serviceIcons } from './offline-service.ts'

test('staff choose a drawing by its Chinese name', () => {
  expect(new Set(Object.values(serviceIcons)).size).toBe(10)
  for (const name of Object.values(serviceIcons)) expect(name).toMatch(/^[\u4e00-\u9fff]{2,}$/)
})

test.each([
  ['OFFLINE_AB', true],
  ['OFFLINE_TOOTH2026', true],
  [`OFFLINE_${'A'.repeat(20)}`, true],
  [`OFFLINE_${'A'.repeat(21)}`, false],
  ['OFFLINE_A', false],
  ['OFFLINE_tooth', false],
  ['XOFFLINE_AB', false],
  ['OFFLINE_AB-1', false],
  ['ONLINE_AB', false],
])('a service may have the code %s: %s', (code, may) => {
  expect(serviceCodeShape.test(code)).toBe(may)
})
