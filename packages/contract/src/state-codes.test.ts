import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { callTable } from './table.ts'

interface FieldSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly items?: FieldSchema
  readonly anyOf?: readonly FieldSchema[]
  readonly allOf?: readonly FieldSchema[]
}

/** Names of fields that hold one of a few codes. */
const stateLike = /(?:state|status|type|kind|level|step|stage|phase|mode|gender|tab|result|outcome|code)$/i
const flag = /^(?:is|has|can|does)[A-Z]/

/** An answer to a partner holds 200 or any code of the refusals: the catalogue is their union, not the schema. */
const exceptions = /^(?:consultation|pharmacy)\.\w+ response\.code$/

const isNumber = ({ type }: FieldSchema) => [type].flat().some((one) => one === 'integer' || one === 'number')

/** Every state-like number at any depth, with whether its schema lists the codes. */
function codesIn(schema: FieldSchema, path: string): { path: string; isListed: boolean }[] {
  const { properties = {}, items, anyOf = [], allOf = [] } = schema
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const inside = codesIn(field, `${path}.${name}`)
    if (!(stateLike.test(name) || flag.test(name)) || !isNumber(field)) return inside
    return [{ path: `${path}.${name}`, isListed: field.enum !== undefined }, ...inside]
  })
  const parts = [...(items ? [items] : []), ...anyOf, ...allOf]
  return [...fields, ...parts.flatMap((part) => codesIn(part, path))]
}

const codes = Object.entries(callTable).flatMap(([domain, calls]) =>
  Object.entries<Call>(calls).flatMap(([key, { request, response }]) => [
    ...codesIn(request as FieldSchema, `${domain}.${key} request`),
    ...codesIn(response as FieldSchema, `${domain}.${key} response`),
  ]),
)

test('finds a number that should be one of a few codes, in lists too', () => {
  const list = {
    items: { properties: { state: { type: 'integer' }, visitType: { type: ['integer', 'null'] } } },
  }
  expect(codesIn({ properties: { list, status: { type: 'integer', enum: [1, 2] } } }, 'call')).toEqual([
    { path: 'call.list.state', isListed: false },
    { path: 'call.list.visitType', isListed: false },
    { path: 'call.status', isListed: true },
  ])
})

test('every state-like number of the contract lists its codes', () => {
  expect(codes.length).toBeGreaterThan(1000)
  const open = codes.filter(({ path, isListed }) => !isListed && !exceptions.test(path))
  expect(open.map(({ path }) => path)).toEqual([])
})

test('the exceptions are still needed, and few', () => {
  const excepted = codes.filter(({ path, isListed }) => !isListed && exceptions.test(path))
  expect(excepted.length).toBeGreaterThan(0)
})
