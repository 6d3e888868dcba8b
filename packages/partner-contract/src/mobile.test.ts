import { expect, test } from 'vitest'
import { mainlandMobile } from './mobile.ts'

test.each(['13800000001', '+8613800000001', '86-13800000001', '+86 13800000001', ' 13800000001 '])(
  "a provider's %j means 13800000001",
  (text) => expect(mainlandMobile(text)).toBe('13800000001'),
)

test.each(['', null, undefined, '+85213800000', '12800000001', '138****0001'])(
  '%j is no valid mobile',
  (text) => expect(mainlandMobile(text)).toBeNull(),
)
