import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import type { BodyKind, Call } from '@yf/contract/call'
import { complaint, complaintAt } from './complaint.ts'
import { invalidJsonIn } from './invalid-json.ts'

const shared = {
  allErrors: false,
  removeAdditional: 'all',
  useDefaults: true,
  allowUnionTypes: true,
} as const

const lenient = { ...shared, strictTypes: false, strictTuples: false } as const
/** JSON values have types; a query or a form has only text, and one value may stand for a list of one. */
const exact = formats.default(new Ajv({ ...lenient, coerceTypes: false }))
const coercing = formats.default(new Ajv({ ...lenient, coerceTypes: 'array' }))

const compilerOf = (body: BodyKind) => (body === 'json' ? exact : coercing)

/** Validates and cleans the input in place; returns the error message for the user, or null. */
export type Check = (input: unknown) => string | null

/** Compiled at the first use: compiling 236 schemas at the start would take a second. */
export function checkOf(call: Call): Check {
  let compiled: ValidateFunction | null = null
  return (input) => {
    const invalidJson = invalidJsonIn(input)
    if (invalidJson) return complaintAt(call.request, invalidJson.steps, invalidJson.problem)
    const validate = (compiled ??= compilerOf(call.body).compile(call.request))
    if (!validate(input)) return complaint(call.request, validate.errors?.[0])
    // A number converted from text may be infinite, which passes any bound that is not set.
    const endless = call.body === 'json' ? null : invalidJsonIn(input)
    return endless && complaintAt(call.request, endless.steps, endless.problem)
  }
}
