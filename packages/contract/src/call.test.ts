import { Type } from '@sinclair/typebox'
import { expect, test } from 'vitest'
import { consoleService, main, type Call } from './call.ts'
import { callTable } from './table.ts'

const Nothing = Type.Object({})
const row = ['list', '名单', 'A list', Nothing, Type.Null()] as const

/** Code that must not compile: the type check fails as soon as one of these lines would compile. */
test('a call of staff compiles only with a permission, and any other call only without', () => {
  const permitted = consoleService.get(...row, { permission: 'operate' })
  const forEverybody = consoleService.get(...row, { permission: 'signedIn' })
  const open = consoleService.post(...row, { auth: 'none' })
  // @ts-expect-error a call of staff without options
  const missing = consoleService.get(...row)
  // @ts-expect-error a call of staff with options and without a permission
  const forgotten = consoleService.get(...row, { refusals: [] })
  // @ts-expect-error a permission that there is not
  const misspelt = consoleService.get(...row, { permission: 'operates' })
  // @ts-expect-error a call that needs no login, with a permission
  const both = consoleService.get(...row, { auth: 'none', permission: 'operate' })
  // @ts-expect-error a member's call with a permission of staff
  const ofMember = main.get(...row, { permission: 'operate' })
  // @ts-expect-error a member's call for staff
  const asStaff = main.get(...row, { auth: 'staff' })
  // @ts-expect-error a call without a title
  const untitled = main.get('list', 'A list', Nothing, Type.Null())
  expect([missing, forgotten, misspelt, both, ofMember, asStaff, untitled]).toHaveLength(7)
  expect([permitted, forEverybody, open].map(({ auth, permission }) => [auth, permission])).toEqual([
    ['staff', 'operate'],
    ['staff', 'signedIn'],
    ['none', null],
  ])
})

test('exactly the calls of staff have a permission', () => {
  const calls = Object.values(callTable).flatMap((rows) => Object.values<Call>(rows))
  const odd = calls.filter(({ auth, permission }) => (auth === 'staff') !== (permission !== null))
  expect(odd.map(({ path }) => path)).toEqual([])
})
