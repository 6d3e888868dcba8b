import { expect, test } from 'vitest'
import { StatementNames } from './statement-names.ts'

test('a text gets its name at the second use and keeps it', () => {
  const names = new StatementNames(10)

  expect(names.nameFor('select 1')).toBeUndefined()
  expect(names.nameFor('select 1')).toBe('s1')
  expect(names.nameFor('select 1')).toBe('s1')
})

test('assigns no more names than connections may keep', () => {
  const names = new StatementNames(2)
  const assigned = ['a', 'b', 'c', 'a'].flatMap((text) => [names.nameFor(text), names.nameFor(text)])

  expect(assigned).toEqual([undefined, 's1', undefined, 's2', undefined, undefined, 's1', 's1'])
})

test('one-off statements do not evict a recurring one', () => {
  const names = new StatementNames(3)
  for (let n = 0; n < 100; n += 1) names.nameFor(`once ${n}`)
  names.nameFor('again')

  expect(names.nameFor('again')).toBe('s1')
})

test('a renewed text gets a name that no connection has seen', () => {
  const names = new StatementNames(10)
  names.nameFor('select 1')
  names.nameFor('select 1')
  names.renew('select 1')

  expect(names.nameFor('select 1')).toBe('s2')
})
