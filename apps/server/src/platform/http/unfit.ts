export interface Unfit {
  /** The way to it, as far as a person needs it. */
  readonly steps: readonly string[]
  readonly problem: string
}

interface Place {
  readonly value: unknown
  readonly steps: readonly string[]
}

/** Deep enough for every field of the contract; what is nested for the sake of nesting is named by its beginning. */
const stepsTold = 5

/**
 * What no field of any call may hold. PostgreSQL keeps neither a NUL in text nor half of a surrogate pair in JSON, and
 * nothing that a person types has them; a number without an end comes from `1e400`. Not recursive: input may be nested deep.
 */
export function unfitIn(input: unknown): Unfit | null {
  const rest: Place[] = [{ value: input, steps: [] }]
  for (let place = rest.pop(); place; place = rest.pop()) {
    const { value, steps } = place
    if (typeof value === 'string' && !isText(value)) return { steps, problem: '含有无法识别的字符' }
    if (typeof value === 'number' && !Number.isFinite(value)) return { steps, problem: '超出范围' }
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (!isText(name)) return { steps, problem: '含有无法识别的字符' }
      rest.push({ value: inner, steps: steps.length < stepsTold ? [...steps, name] : steps })
    }
  }
  return null
}

export const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
