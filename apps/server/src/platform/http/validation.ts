import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import type { BodyKind, Call } from '@yf/contract/call'
import { complaint } from './complaint.ts'

const shared = {
  allErrors: false,
  removeAdditional: 'all',
  useDefaults: true,
  allowUnionTypes: true,
} as const

const lenient = { ...shared, strictTypes: false, strictTuples: false } as const
/** JSON says what type a value has; a query or a form has only text, and one value may stand for a list of one. */
const exact = formats.default(new Ajv({ ...lenient, coerceTypes: false }))
const coercing = formats.default(new Ajv({ ...lenient, coerceTypes: 'array' }))

const compilerOf = (body: BodyKind) => (body === 'json' ? exact : coercing)

/** Checks and cleans the input in place; answers with what is wrong in words for a person, or null. */
export type Check = (input: unknown) => string | null

/** Compiled at the first use: 236 schemas at the start would cost a second of it. */
export function checkOf(call: Call): Check {
  let compiled: ValidateFunction | null = null
  return (input) => {
    const validate = (compiled ??= compilerOf(call.body).compile(call.request))
    return validate(input) ? null : complaint(call.request, validate.errors?.[0])
  }
}

/** PostgreSQL cannot keep a NUL in text, and nothing a person types holds one. Not recursive: input may be nested deep. */
export function hasNul(input: unknown): boolean {
  const rest: unknown[] = [input]
  while (rest.length > 0) {
    const value = rest.pop()
    if (typeof value === 'string' && value.includes('\0')) return true
    if (typeof value === 'object' && value !== null) rest.push(...Object.keys(value), ...Object.values(value))
  }
  return false
}
