import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { callTable, domainTitles } from './table.ts'

interface TitledSchema {
  readonly title?: string
  readonly properties?: Readonly<Record<string, TitledSchema>>
  readonly items?: TitledSchema
}

/** Every field of a request, at any depth, with its title. */
function titlesIn({ properties = {}, items }: TitledSchema, path: string): [place: string, title: string][] {
  const inside = Object.entries(properties).flatMap(([name, field]) => [
    [`${path}.${name}`, field.title ?? ''] as [string, string],
    ...titlesIn(field, `${path}.${name}`),
  ])
  return items ? [...inside, ...titlesIn(items, `${path}[]`)] : inside
}

const requests = Object.entries(callTable).flatMap(([domain, calls]) =>
  Object.entries<Call>(calls).map(([key, { request }]) => [`${domain}.${key}`, request] as const),
)
const fields = requests.flatMap(([name, request]) => titlesIn(request as TitledSchema, name))

test('finds a field without a title at any depth', () => {
  const schema = { properties: { list: { title: '列表', items: { properties: { count: {} } } } } }
  expect(titlesIn(schema, 'call')).toEqual([
    ['call.list', '列表'],
    ['call.list[].count', ''],
  ])
})

test('every request field has a Chinese title for validation messages', () => {
  expect(fields.length).toBeGreaterThan(200)
  expect(fields.filter(([, title]) => !/^\p{Script=Han}+$/u.test(title))).toEqual([])
})

test('no request hides fields in a union, where neither this test nor validation messages find their titles', () => {
  const unions = requests.filter(([, request]) => /"(anyOf|allOf|oneOf)":/.test(JSON.stringify(request)))
  expect(unions.map(([name]) => name)).toEqual([])
})

const isChinese = (text: string) => /\p{Script=Han}/u.test(text)

test('every call and every domain has a Chinese title', () => {
  const calls = Object.entries(callTable).flatMap(([domain, rows]) =>
    Object.entries<Call>(rows).map(([key, { title }]) => [`${domain}.${key}`, title] as const),
  )
  expect(calls.filter(([, title]) => !isChinese(title))).toEqual([])
  expect(Object.entries(domainTitles).filter(([, title]) => !isChinese(title))).toEqual([])
})
