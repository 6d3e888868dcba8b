import { all, first, type Element } from './xml.ts'

/** In millimetres from the upper left corner of the page; `y` is the baseline. */
export interface PlacedText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour: string
}

export type PathStep = readonly [sign: 'M' | 'L' | 'Q' | 'B' | 'C', ...numbers: number[]]

export interface PlacedPath {
  readonly steps: readonly PathStep[]
  readonly width: number
  readonly colour: string
  readonly fill: string | null
}

export interface OfdPageContent {
  readonly texts: readonly PlacedText[]
  readonly paths: readonly PlacedPath[]
}

const finite = (text: string | undefined, otherwise: number): number => {
  const value = Number(text)
  return text !== undefined && text !== '' && Number.isFinite(value) ? value : otherwise
}

export const numbersOf = (text: string | undefined): number[] =>
  (text ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)
    .filter(Number.isFinite)

type PointTransform = (x: number, y: number) => readonly [x: number, y: number]

/** Transforms an object's coordinates to those of its page. */
function ontoPage({ attributes }: Element): { onto: PointTransform; scale: number } {
  const [left = 0, top = 0] = numbersOf(attributes['Boundary'])
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(attributes['CTM'])
  return {
    onto: (x, y) => [a * x + c * y + e + left, b * x + d * y + f + top],
    scale: Math.sqrt(Math.abs(a * d - b * c)) || 1,
  }
}

const colourOf = (element: Element | undefined, otherwise: string): string => {
  const [red, green, blue] = numbersOf(element?.attributes['Value'])
  const isColour = [red, green, blue].every((one) => one !== undefined && one >= 0 && one <= 255)
  if (!isColour) return otherwise
  return `#${[red!, green!, blue!].map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`
}

/** Steps between characters; `g 3 2.5` is 2.5 three times. */
function stepsBetween(text: string | undefined, count: number): number[] {
  const tokens = (text ?? '').trim().split(/\s+/)
  const steps: number[] = []
  for (let at = 0; at < tokens.length && steps.length < count; at += 1) {
    if (tokens[at] !== 'g') {
      steps.push(finite(tokens[at], 0))
      continue
    }
    const times = Math.min(finite(tokens[at + 1], 0), count - steps.length)
    for (let one = 0; one < times; one += 1) steps.push(finite(tokens[at + 2], 0))
    at += 2
  }
  return steps
}

/** Characters with explicit steps are placed one by one; those without follow the font's widths. */
function textsOf(object: Element): PlacedText[] {
  const { onto, scale } = ontoPage(object)
  const size = finite(object.attributes['Size'], 3) * scale
  const colour = colourOf(first(object, 'FillColor'), '#000000')
  return all(object, 'TextCode').flatMap(({ text, attributes }) => {
    const signs = [...text.trim()]
    let [x, y] = [finite(attributes['X'], 0), finite(attributes['Y'], 0)]
    const placed = (characters: string): PlacedText => {
      const [left, base] = onto(x, y)
      return { text: characters, x: left, y: base, size, colour }
    }
    const across = stepsBetween(attributes['DeltaX'], signs.length)
    const down = stepsBetween(attributes['DeltaY'], signs.length)
    if (across.length === 0 && down.length === 0) return [placed(text.trim())]
    return signs.map((sign, index) => {
      const one = placed(sign)
      x += across[index] ?? 0
      y += down[index] ?? 0
      return one
    })
  })
}

const arity: Readonly<Record<PathStep[0], number>> = { M: 2, L: 2, Q: 4, B: 6, C: 0 }
const isStep = (sign: string): sign is PathStep[0] => sign in arity

function pathOf(object: Element): PlacedPath[] {
  const { onto, scale } = ontoPage(object)
  const tokens = (first(object, 'AbbreviatedData')?.text ?? '').trim().split(/\s+/)
  const steps: PathStep[] = []
  for (let at = 0; at < tokens.length;) {
    const sign = tokens[at] === 'S' ? 'M' : (tokens[at] ?? '')
    // Arcs and other path types: tables are not drawn with them.
    if (!isStep(sign)) return []
    const own = tokens.slice(at + 1, at + 1 + arity[sign]).map(Number)
    if (own.length < arity[sign] || !own.every(Number.isFinite)) return []
    const points = Array.from({ length: own.length / 2 }, (_, one) => onto(own[one * 2]!, own[one * 2 + 1]!))
    steps.push([sign, ...points.flat()])
    at += 1 + arity[sign]
  }
  const isFilled = object.attributes['Fill'] === 'true'
  return [
    {
      steps,
      width: finite(object.attributes['LineWidth'], 0.25) * scale,
      colour: colourOf(first(object, 'StrokeColor'), '#000000'),
      fill: isFilled ? colourOf(first(object, 'FillColor'), '#000000') : null,
    },
  ]
}

/** The objects of a page or template, including nested blocks. */
export function contentOf(page: Element): OfdPageContent {
  const [texts, paths]: [PlacedText[], PlacedPath[]] = [[], []]
  const visit = (element: Element): void => {
    if (element.name === 'TextObject') texts.push(...textsOf(element))
    else if (element.name === 'PathObject') paths.push(...pathOf(element))
    else if (element.name === 'Layer' || element.name === 'PageBlock') element.children.forEach(visit)
  }
  all(page, 'Content', 'Layer').forEach(visit)
  return { texts, paths }
}
