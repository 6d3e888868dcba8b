import type { Call } from '@yf/contract/call'
import { requestOf, type TestCallOptions } from '#testkit/request.ts'
import { picture } from '#testkit/smallest-picture.ts'
import { Spelt, Twice } from './mutations.ts'

/** The body sent for an input that contains raw spellings. */
export function spelt(
  row: Call,
  input: object,
  options: TestCallOptions,
): { path: string; init: RequestInit } {
  const { path, init } = requestOf(row, {}, options)
  switch (row.body) {
    case 'json':
      return { path, init: { ...init, body: json(input) } }
    case 'query':
      return { path: `${path}?${pairs(input)}`, init }
    case 'form':
      return { path, init: { ...init, headers: { ...init.headers, ...formType }, body: pairs(input) } }
    case 'multipart':
      return { path, init: { ...init, body: parts(input) } }
  }
}

const formType = { 'content-type': 'application/x-www-form-urlencoded' }

function json(value: unknown): string {
  if (value instanceof Spelt) return value.json
  if (Array.isArray(value)) return `[${value.map(json).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).flatMap(([name, one]) => {
    const key = JSON.stringify(name)
    return one instanceof Twice
      ? [`${key}:${json(one.value)}`, `${key}:${json(one.value)}`]
      : [`${key}:${json(one)}`]
  })
  return `{${members.join(',')}}`
}

function pairs(input: object): string {
  return Object.entries(input)
    .flatMap(([name, value]) => texts(value).map((text) => `${encodeURIComponent(name)}=${text}`))
    .join('&')
}

function texts(value: unknown): string[] {
  if (value instanceof Spelt) return [value.text]
  if (value instanceof Twice) return [...texts(value.value), ...texts(value.value)]
  if (Array.isArray(value)) return value.flatMap(texts)
  return [encodeURIComponent(plain(value))]
}

const plain = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

function parts(input: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input))
    for (const one of value instanceof Twice ? [value.value, value.value] : [value].flat())
      form.append(name, one instanceof Spelt ? one.text : plain(one))
  form.append('file', picture, 'file.png')
  return form
}
