import type { Static } from '@sinclair/typebox'
import { expect, test } from 'vitest'
import { Nullable, OneKeyOf, OneNumberOf, OneOf, Phone, titled } from './shapes.ts'

const plain = (schema: object) => JSON.parse(JSON.stringify(schema)) as object

test('OneOf is an enum with its type and the given options', () => {
  const Size = OneOf(['s', 'm'], { title: '尺码', default: 's' })
  const Rank = OneOf([1, 2])
  expect(plain(Size)).toEqual({ type: 'string', enum: ['s', 'm'], title: '尺码', default: 's' })
  expect(plain(Rank)).toEqual({ type: 'integer', enum: [1, 2] })
  expect(plain(OneKeyOf({ red: '红', blue: '蓝' }))).toEqual({ type: 'string', enum: ['red', 'blue'] })

  const size: Static<typeof Size> = 'm'
  // @ts-expect-error not one of them
  const wrong: Static<typeof Rank> = 3
  expect([size, wrong]).toEqual(['m', 3])
})

test('OneNumberOf lists the codes of a table with their labels', () => {
  const Pace = OneNumberOf({ 1: '慢', 3: '快' }, { title: '速度' })
  expect(plain(Pace)).toEqual({ type: 'integer', enum: [1, 3], title: '速度', description: '1 慢，3 快' })
  // @ts-expect-error not one of them
  const wrong: Static<typeof Pace> = 2
  expect(wrong).toBe(2)
})

test('Nullable adds null to the types, and to the enum where there is one', () => {
  expect(plain(Nullable(Phone))).toMatchObject({ type: ['string', 'null'], title: '手机号' })
  expect(plain(Nullable(Phone))).not.toHaveProperty('enum')
  expect(plain(Nullable(OneOf([0, 1])))).toEqual({ type: ['integer', 'null'], enum: [0, 1, null] })
})

test('titled copies the shape and leaves the original unchanged', () => {
  expect(titled('原手机号', Phone).title).toBe('原手机号')
  expect(Phone.title).toBe('手机号')
})
