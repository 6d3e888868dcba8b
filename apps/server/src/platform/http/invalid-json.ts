export interface InvalidJson {
  /** The path to it, as far as the user needs it. */
  readonly steps: readonly string[]
  readonly problem: string
}

interface JsonNode {
  readonly value: unknown
  readonly steps: readonly string[]
}

/** Deep enough for every field of the contract; deeper nesting is reported by the beginning of its path. */
const reportedSteps = 7

/**
 * Values that no field of any call may hold. PostgreSQL stores neither a NUL in text nor an unpaired surrogate in
 * JSON, and no typed text has them; an infinite number comes from `1e400`. Not recursive, because input may be deeply
 * nested.
 */
export function invalidJsonIn(input: unknown): InvalidJson | null {
  const rest: JsonNode[] = [{ value: input, steps: [] }]
  for (let node = rest.pop(); node; node = rest.pop()) {
    const { value, steps } = node
    if (typeof value === 'string' && !isText(value)) return { steps, problem: '含有无法识别的字符' }
    if (typeof value === 'number' && !Number.isFinite(value)) return { steps, problem: '超出范围' }
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (!isText(name)) return { steps, problem: '含有无法识别的字符' }
      rest.push({ value: inner, steps: steps.length < reportedSteps ? [...steps, name] : steps })
    }
  }
  return null
}

export const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
