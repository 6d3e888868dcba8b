import type { SpecCall, SpecRoute } from './tables.ts'

export interface Coverage {
  readonly total: number
  readonly covered: string[]
  readonly missing: string[]
  /** Rows that differ from the specification, or that it does not contain. */
  readonly faults: string[]
}

/** null is a property that a row does not need: a redirect has no depth. */
type SpecRow = Readonly<Record<string, string | number | boolean | null>>

function compare(
  expected: ReadonlyMap<string, SpecRow>,
  built: readonly (readonly [key: string, row: SpecRow])[],
  added: Readonly<Record<string, string>>,
): Coverage {
  const faults: string[] = []
  const seen = new Set<string>()
  for (const [key, row] of built) {
    if (seen.has(key)) faults.push(`${key}: stands twice`)
    seen.add(key)
    const spec = expected.get(key)
    if (spec) faults.push(...differences(key, spec, row))
    else if (!(key in added)) faults.push(`${key}: not in the specification`)
  }
  for (const key of Object.keys(added)) {
    if (expected.has(key)) faults.push(`${key}: listed as an addition, but the specification has it`)
    else if (!seen.has(key)) faults.push(`${key}: listed as an addition, but it does not stand`)
  }
  return {
    total: expected.size,
    covered: [...expected.keys()].filter((key) => seen.has(key)),
    missing: [...expected.keys()].filter((key) => !seen.has(key)),
    faults,
  }
}

const differences = (key: string, spec: SpecRow, row: SpecRow) =>
  Object.keys(spec)
    .filter((field) => row[field] !== null && spec[field] !== row[field])
    .map((field) => `${key}: ${field} is ${show(row[field])}, the specification says ${show(spec[field])}`)

const show = (value: unknown) => JSON.stringify(value) ?? 'absent'

export type BuiltRoute = Omit<SpecRoute, 'area' | 'depth'> & { readonly depth: number | null }

const routeFacts = (route: Omit<BuiltRoute, 'path'>): SpecRow => ({
  name: route.name,
  title: route.title,
  public: route.public,
  keepAlive: route.keepAlive,
  depth: route.depth,
})

export const compareRoutes = (
  spec: readonly SpecRoute[],
  built: readonly BuiltRoute[],
  added: Readonly<Record<string, string>> = {},
): Coverage =>
  compare(
    new Map(spec.map((route) => [route.path, routeFacts(route)])),
    built.map((route) => [route.path, routeFacts(route)] as const),
    added,
  )

type BuiltCall = Omit<SpecCall, 'area' | 'does'>
const callFacts = (call: BuiltCall): SpecRow => ({ auth: call.auth, body: call.body })
/** Service and path alone are not the key: a call under another method is another call. */
export const callKey = (call: Pick<SpecCall, 'service' | 'method' | 'path'>) =>
  `${call.service} ${call.method} ${call.path}`

export const compareCalls = (
  spec: readonly SpecCall[],
  built: readonly BuiltCall[],
  added: Readonly<Record<string, string>> = {},
): Coverage =>
  compare(
    new Map(spec.map((call) => [callKey(call), callFacts(call)])),
    built.map((call) => [callKey(call), callFacts(call)] as const),
    added,
  )
