/** A rule of a shipped style sheet: its selectors, its declarations, and the enclosing rules. */
interface StyleRule {
  readonly selectors: readonly string[]
  readonly declarations: readonly (readonly [property: string, value: string])[]
  /** `@supports …`, `@media …`, or the selectors of a rule that this one is nested in. */
  readonly around: readonly string[]
}

const tokens = /"[^"]*"|'[^']*'|\/\*[^]*?\*\/|[{};]/g

const declarationOf = (text: string): readonly [string, string] => {
  const colon = text.indexOf(':')
  return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()]
}

interface OpenBlock {
  readonly prelude: string
  readonly declarations: (readonly [string, string])[]
}

/** Enough of the grammar for a minifier's output. */
function rulesOf(css: string): StyleRule[] {
  const rules: StyleRule[] = []
  const open: OpenBlock[] = []
  let from = 0
  const end = (text: string) => {
    if (text.includes(':')) open[open.length - 1]?.declarations.push(declarationOf(text))
  }
  for (const token of css.matchAll(tokens)) {
    if (!/^[{};]$/.test(token[0])) continue
    const text = css.slice(from, token.index).trim()
    from = token.index + 1
    if (token[0] === '{') open.push({ prelude: text, declarations: [] })
    else end(text)
    if (token[0] !== '}') continue
    const { prelude = '', declarations = [] } = open.pop() ?? {}
    const selectors = prelude.split(',').map((selector) => selector.trim())
    rules.push({ selectors, declarations, around: open.map((outer) => outer.prelude) })
  }
  return rules
}

const isStyle = (prelude: string) => !prelude.startsWith('@')
const isKeyframe = ({ around }: StyleRule) => around.some((prelude) => /^@(-webkit-)?keyframes/.test(prelude))

const nested = (rule: StyleRule) =>
  rule.around.some(isStyle) || rule.selectors.some((selector) => selector.includes('&'))

/** A focus ring may be missing; a selected state may not. */
const meaningByHas = ({ selectors }: StyleRule) =>
  selectors.some((selector) => selector.replaceAll(':has(:focus-visible)', '').includes(':has('))

/** The same property comes before it in a form that old phones understand. */
const newUnits = ({ declarations }: StyleRule) =>
  declarations.some(
    ([property, value], at) =>
      /\d(d|s|l)v[hw]\b/.test(value) && !declarations.slice(0, at).some(([earlier]) => earlier === property),
  )

const elsewhere = (rules: readonly StyleRule[]) =>
  new Set(
    rules
      .filter(({ around }) => around.some((prelude) => prelude.startsWith('@supports not (aspect-ratio')))
      .flatMap(({ selectors }) => selectors),
  )

export function styleFaults(css: string): string[] {
  const rules = rulesOf(css)
  const withHeight = elsewhere(rules)
  const ratio = ({ selectors, declarations }: StyleRule) =>
    declarations.some(([property]) => property === 'aspect-ratio') &&
    !selectors.every((selector) => withHeight.has(selector))
  const faults: readonly [string, (rule: StyleRule) => boolean][] = [
    ['nesting', (rule) => !isKeyframe(rule) && nested(rule)],
    [':has() that carries a meaning', meaningByHas],
    ['dvh, svh or lvh without a plain unit before it', newUnits],
    ['aspect-ratio without a height in @supports not (aspect-ratio: 1)', ratio],
    [
      '@layer, @container or @property',
      ({ selectors }) => /^@(layer|container|property)/.test(selectors[0] ?? ''),
    ],
  ]
  return faults.flatMap(([name, isFault]) =>
    rules.filter(isFault).map(({ selectors }) => `${name}: ${selectors.join(', ')}`),
  )
}
