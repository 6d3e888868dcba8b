import type { TSchema } from '@sinclair/typebox'

interface ExampleSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly ExampleSchema[]
  readonly pattern?: string
  readonly minLength?: number
  readonly minimum?: number
  readonly minItems?: number
  readonly properties?: Readonly<Record<string, ExampleSchema>>
  readonly required?: readonly string[]
  readonly items?: ExampleSchema
}

/** One of these matches each pattern of a request; a new pattern without one fails by name. */
const texts = [
  '示例',
  '00000000-0000-4000-8000-000000000001',
  '2026-02-20',
  '2026-02-20 10:00:00',
  '2026-02',
  '10:00',
  '13800000001',
  '123456789012',
  '123456',
  'J06.9',
  'SF123456',
  '/art/example.png',
  '#14788c',
]

/** The smallest input that a request accepts: it passes the validation and means nothing. */
export const exampleInput = (request: TSchema): object => exampleOf(request as ExampleSchema) as object

function exampleOf(schema: ExampleSchema): unknown {
  if (schema.enum) return schema.enum[0]
  if (schema.const !== undefined) return schema.const
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0])
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name))
          .map(([name, field]) => [name, exampleOf(field)]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items ?? {}))
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    case 'boolean':
      return true
    default:
      return textFor(schema)
  }
}

function textFor({ pattern = '', minLength = 0 }: ExampleSchema): string {
  const found = texts.find((text) => new RegExp(pattern, 'u').test(text) && text.length >= minLength)
  if (found === undefined) throw new Error(`no example text matches ${pattern}`)
  return found
}
