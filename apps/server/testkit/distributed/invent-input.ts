import type { TSchema } from '@sinclair/typebox'
import fc from 'fast-check'

/** Values that exist in the demo data, by the name of the field: `caseId` is a case of the calling member. */
export type KnownValues = Readonly<Record<string, unknown>>

interface JsonSchema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  minimum?: number
  maximum?: number
  default?: unknown
}

/** An input that the schema accepts: known values for known names, otherwise the simplest that fits. */
export const inventInput = (request: TSchema, known: KnownValues = {}): object =>
  invent(request as unknown as JsonSchema, '', known) as object

function invent(schema: JsonSchema, name: string, known: KnownValues): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (name in known) return known[name]
  if (schema.anyOf) return invent(schema.anyOf[0]!, name, known)
  switch ([schema.type].flat()[0]) {
    case 'object':
      return inventObject(schema, known)
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, 1) }, () =>
        invent(schema.items ?? {}, singular(name), known),
      )
    case 'integer':
    case 'number':
      return schema.default ?? Math.max(schema.minimum ?? 1, Math.min(1, schema.maximum ?? 1))
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return inventText(schema, name)
  }
}

function inventObject({ properties = {} }: JsonSchema, known: KnownValues): object {
  return Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => [field, invent(schema, field, known)]),
  )
}

const singular = (name: string) => name.replace(/s$/, '')

const usual: Readonly<Record<string, string>> = {
  day: '2026-02-20',
  phone: '13912345678',
  name: '王小明',
}

/** By its pattern; most are those of ids, phones and dates. */
function inventText({ pattern, minLength = 0, maxLength = Infinity }: JsonSchema, name: string): string {
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text))
  const candidates = [
    usual[name],
    '00000000-0000-7000-8000-000000000000',
    '2026-02-20',
    '2026-02-20 10:00:00',
    '13912345678',
    '123456',
    '测试文字',
    'test@example.com',
    'ab'.repeat(26),
    'ab'.repeat(32),
  ]
  const found = candidates.find((text) => text !== undefined && fits(text))
  if (found !== undefined) return found
  return drawnFor(pattern ?? '^[a-z]+$').find(fits) ?? 'a'.repeat(minLength)
}

/** Generating takes a tenth of a second, and the same few patterns are needed thousands of times. */
const drawn = new Map<string, readonly string[]>()

function drawnFor(pattern: string): readonly string[] {
  const known = drawn.get(pattern)
  if (known) return known
  const texts = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: 200, seed: 1 })
  drawn.set(pattern, texts)
  return texts
}
