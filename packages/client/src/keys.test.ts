import { afterEach, expect, test, vi } from 'vitest'
import { newKey } from './keys.ts'

afterEach(() => vi.unstubAllGlobals())

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

test('a key has the shape of a UUID, also without a secure context, and is unique', () => {
  expect(newKey()).toMatch(uuid)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const keys = Array.from({ length: 50 }, () => newKey())
  for (const key of keys) expect(key).toMatch(uuid)
  expect(new Set(keys).size).toBe(50)
})
