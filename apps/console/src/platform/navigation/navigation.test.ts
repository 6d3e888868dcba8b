import { expect, test } from 'vitest'
import { linkTo, parseLocation } from './navigation.ts'

test('a location has path, query and the page of the list', () => {
  expect(parseLocation('#/orders?state=2&page=3')).toEqual({
    path: '/orders',
    query: { state: '2', page: '3' },
    fullPath: '/orders?state=2&page=3',
    pageNo: 3,
  })
})

test.each(['', '?page=', '?page=0', '?page=-1', '?page=1.5', '?page=two', '?page=1e99'])(
  'a list without a usable page number (%s) begins at its first page',
  (search) => {
    expect(parseLocation(`#/orders${search}`).pageNo).toBe(1)
  },
)

test('a link to a path outside the table of routes does not compile', () => {
  // @ts-expect-error: the console has no such page
  expect(linkTo('/nowhere', { id: 'i' })).toBe('#/nowhere?id=i')
  expect(linkTo('/queue', { id: 'i' })).toBe('#/queue?id=i')
})
