import { isMeantNow } from './red-flags/mention.ts'
import { redFlagRows, type EmergencyLine, type RedFlagKind } from './red-flags/table.ts'

export type { EmergencyLine, RedFlagKind }

/** A life-threatening sign, and what the app shows at once. */
export interface RedFlag {
  readonly kind: RedFlagKind
  readonly title: string
  readonly advice: readonly string[]
  readonly lines: readonly EmergencyLine[]
}

/** Longer text is pasted, and matching must stay fast. */
const longest = 2000

/** 是不是中风 is a worry and no denial. */
const question = /是不是|有没有|会不会|算不算/g

const sentencesOf = (text: string): string[] =>
  text
    .slice(0, longest)
    .normalize('NFKC')
    .replace(/(没有|没|无|不是|否认)[ \t]+/g, '$1')
    .replace(question, '')
    .split(/[,。;!?.…~:()\s"“”—]/)

interface FlagPatterns {
  readonly anyWord: RegExp
  readonly groups: readonly RegExp[]
  readonly unless: RegExp | null
  readonly countsPast: boolean
}

const oneOf = (patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'g')

const signs = Object.entries(redFlagRows).map(([kind, row]): [RedFlagKind, FlagPatterns] => [
  kind as RedFlagKind,
  {
    anyWord: oneOf(row.words),
    groups: (row.combined ?? []).map(oneOf),
    unless: row.unless ? new RegExp(row.unless.join('|')) : null,
    countsPast: row.countsPast === true,
  },
])

const says = (sentences: readonly string[], patterns: RegExp, countsPast: boolean): boolean =>
  sentences.some((sentence) =>
    Array.from(sentence.matchAll(patterns)).some(({ 0: found, index }) =>
      isMeantNow(
        { before: sentence.slice(0, index), after: sentence.slice(index + found.length) },
        countsPast,
      ),
    ),
  )

function hasSigns(all: readonly string[], { anyWord, groups, unless, countsPast }: FlagPatterns): boolean {
  const sentences = all.filter((sentence) => unless === null || !unless.test(sentence))
  const isCombined = groups.length > 0 && groups.every((group) => says(sentences, group, countsPast))
  return isCombined || says(sentences, anyWord, countsPast)
}

const flagOf = (kind: RedFlagKind): RedFlag => {
  const { title, advice, lines } = redFlagRows[kind]
  return { kind, title, advice, lines }
}

/** The life-threatening signs in a typed text, in the order of the table. */
export function redFlagsIn(text: string): RedFlag[] {
  const sentences = sentencesOf(text)
  const found = signs.filter(([, of]) => hasSigns(sentences, of)).map(([kind]) => kind)
  // A child's seizure has its own advice, so the adult's is left out next to it.
  return found.filter((kind) => kind !== 'seizure' || !found.includes('childConvulsion')).map(flagOf)
}
