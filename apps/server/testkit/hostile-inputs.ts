import { randomUUID } from 'node:crypto'
import type { Call } from '@yf/contract/call'
import { requestOf, type TestCallOptions } from './request.ts'

interface RequestSchema {
  readonly type?: string | readonly string[]
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, RequestSchema>>
  readonly items?: RequestSchema
}

/** One field of a call and its path, as error messages spell it: `files.0.id`. */
export interface RequestField {
  readonly steps: readonly string[]
  readonly kind: 'number' | 'text' | 'other'
}

/** Every field of a request that has a value, including those in lists and objects. */
export const fieldsOf = (row: Call): RequestField[] => leavesOf(row.request as unknown as RequestSchema, [])

function leavesOf(schema: RequestSchema, steps: readonly string[]): RequestField[] {
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, field]) => leavesOf(field, [...steps, name]))
  if (schema.items) return leavesOf(schema.items, [...steps, '0'])
  const types = new Set([schema.type].flat())
  const isNumber = types.has('integer') || types.has('number')
  return [{ steps, kind: isNumber ? 'number' : types.has('string') ? 'text' : 'other' }]
}

/** A spelling that no JSON writer would choose: inserted into the text unchanged, without quotes. */
class Spelt {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export interface Hostile {
  readonly what: string
  readonly value: unknown
  /** These are never valid; the others may be what a user means. */
  readonly isAlwaysWrong: boolean
}

const wrong = (what: string, value: unknown): Hostile => ({ what, value, isAlwaysWrong: true })
const odd = (what: string, value: unknown): Hostile => ({ what, value, isAlwaysWrong: false })

const numbers: readonly Hostile[] = [
  wrong('Infinity', 'Infinity'),
  wrong('minus Infinity', '-Infinity'),
  wrong('NaN', 'NaN'),
  wrong('more than a number holds', new Spelt('1e400')),
  wrong('four hundred digits', new Spelt('9'.repeat(400))),
  wrong('a list', ['1', '2']),
  odd('minus one', -1),
  odd('2^31', 2_147_483_648),
  odd('2^53', 9_007_199_254_740_992),
  odd('2^63', new Spelt('9223372036854775808')),
  odd('ten to the 21', new Spelt('1e21')),
  odd('half', 0.5),
  odd('an empty text', ''),
]

const texts: readonly Hostile[] = [
  wrong('NUL', 'a\0b'),
  wrong('a list', ['a', 'b']),
  odd('an empty text', ''),
  odd('a day that is none', '2026-02-31'),
  odd('a year of zeros', '0000-00-00'),
  odd('a moment that is none', '2026-13-45 99:99:99'),
  odd('an id of nobody', '00000000-0000-7000-8000-000000000000'),
  odd('a quote and a percent sign', `'%_\\"; --`),
  odd('a path', '../../../etc/passwd'),
  odd('a text of 100,000 letters', '长'.repeat(100_000)),
]

const loneSurrogate = wrong('half of a pair', 'a\ud800b')

/**
 * The values to try on a field. Only JSON can express an unpaired surrogate, and a multipart field is never a list.
 */
export function hostileTo({ kind }: RequestField, { body }: Call): readonly Hostile[] {
  if (kind === 'other') return []
  const all = kind === 'number' ? numbers : body === 'json' ? [...texts, loneSurrogate] : texts
  return body === 'multipart' ? all.filter(({ value }) => !Array.isArray(value)) : all
}

/** The request of a valid input with one field replaced. */
export function hostileRequest(
  row: Call,
  good: object,
  { steps }: RequestField,
  { value }: Hostile,
  how: TestCallOptions,
) {
  const mark = randomUUID()
  const spelt = value instanceof Spelt ? value.text : null
  const isJson = row.body === 'json'
  const put = spelt === null ? value : isJson ? mark : spelt
  const { path, init } = requestOf(row, changed(good, steps, put) as object, how)
  if (isJson && spelt !== null) init.body = (init.body as string).replace(`"${mark}"`, spelt)
  return { path, init }
}

function changed(within: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(within)) return [changed(within[0], rest, value), ...within.slice(1)]
  return { ...(within as object), [step]: changed((within as Record<string, unknown>)[step], rest, value) }
}
