import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import type { BodyKind, Call } from '@yf/contract/call'
import { complaint, complaintAt } from './complaint.ts'
import { unfitIn } from './unfit.ts'

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
    const unfit = unfitIn(input)
    if (unfit) return complaintAt(call.request, unfit.steps, unfit.problem)
    const validate = (compiled ??= compilerOf(call.body).compile(call.request))
    if (!validate(input)) return complaint(call.request, validate.errors?.[0])
    // A text that was read as a number may have been 'Infinity', which is within any bounds that are not set.
    const endless = call.body === 'json' ? null : unfitIn(input)
    return endless && complaintAt(call.request, endless.steps, endless.problem)
  }
}
