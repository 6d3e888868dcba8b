import { GeneratorFault, insertBefore, quoted, type Plan, type ReadText } from './text.ts'

const list = 'tools/spec/additions.ts'

/** Something outside the specification, with the reason for it. */
export interface Addition {
  readonly kind: 'calls' | 'routes'
  readonly key: string
  readonly reason: string
}

/** Lists the addition where the comparison with the specification looks for it. */
export function planAddition(plan: Plan, read: ReadText, { kind, key, reason }: Addition): void {
  const text = read(list)
  if (text === null) throw new GeneratorFault(`${list} is not there`)
  plan.set(list, insertBefore(text, `  ${kind}: {`, '  }', `    '${key}': ${quoted(reason)},`))
}

/** Exactly one of both: a row of the specification, or a reason for being outside it. */
export function requireReason(name: string, isSpecified: boolean, reason: string | undefined): void {
  if (isSpecified && reason !== undefined)
    throw new GeneratorFault(`${name} is in the specification: leave out --addition`)
  if (!isSpecified && !reason)
    throw new GeneratorFault(`${name} is not in the specification: say why it is there, --addition "why"`)
}
