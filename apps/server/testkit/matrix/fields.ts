import type { TSchema } from '@sinclair/typebox'
import { Id } from '@yf/contract/shapes'

/** The subset of JSON Schema that requests use. */
export interface MatrixFieldSchema {
  readonly type?: string | readonly string[]
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, MatrixFieldSchema>>
  readonly items?: MatrixFieldSchema
}

export interface MatrixField {
  /** The path, through the first item of each list: `['files', 0, 'id']`. */
  readonly path: readonly (string | number)[]
  /** Its name; in a list the name of the list without its s. */
  readonly name: string
  readonly schema: MatrixFieldSchema
}

/** Every field of a request, nested fields after their parents. */
export const fieldsOf = (request: TSchema): MatrixField[] => inside(request as MatrixFieldSchema, [], '')

function inside(schema: MatrixFieldSchema, path: MatrixField['path'], name: string): MatrixField[] {
  const own = path.length === 0 ? [] : [{ path, name, schema }]
  const named = Object.entries(schema.properties ?? {}).flatMap(([key, field]) =>
    inside(field, [...path, key], key),
  )
  const listed = schema.items ? inside(schema.items, [...path, 0], name.replace(/s$/, '')) : []
  return [...own, ...named, ...listed]
}

export const isId = ({ schema }: MatrixField): boolean => schema.pattern === Id.pattern

/** A copy of the input with another value there; without a value the field is removed. */
export function changedAt(
  input: object,
  path: MatrixField['path'],
  change: { readonly value?: unknown },
): object {
  const copy = structuredClone(input) as Record<string | number, unknown>
  let at = copy
  for (const step of path.slice(0, -1)) at = at[step] as typeof at
  const last = path.at(-1)!
  if ('value' in change) at[last] = change.value
  else if (Array.isArray(at)) at.splice(Number(last), 1)
  else delete at[last]
  return copy
}

/** Applies a function to every text in an input. */
export function withTexts<T>(input: T, change: (text: string) => string): T {
  if (typeof input === 'string') return change(input) as T
  if (Array.isArray(input)) return input.map((one: unknown) => withTexts(one, change)) as T
  // A file to upload stays unchanged.
  if (typeof input !== 'object' || input === null || input instanceof Blob) return input
  return Object.fromEntries(Object.entries(input).map(([key, one]) => [key, withTexts(one, change)])) as T
}
