/** The words as parts of names in any spelling: `deed`, `staff_deed`, `audit-deed`, `recordDeed`, `DeedRow`, but not `indeed`. */
export function word(...parts: readonly string[]): RegExp {
  const any = parts.join('|')
  const capital = parts.map((one) => `${one[0]?.toUpperCase()}${one.slice(1)}`).join('|')
  return new RegExp(`(?<![A-Za-z])(?:${any})(?![a-z])|(?:${capital})(?![a-z])`)
}

/** Exactly these names; `*` matches the rest of a name. */
export function names(...patterns: readonly string[]): RegExp {
  const any = patterns.map((one) => one.replaceAll('-', '\\-').replaceAll('*', '\\w*')).join('|')
  return new RegExp(`(?<![\\w$-])(?:${any})(?![\\w$])`)
}
