import { brokenWords, reactions, type Situation } from '@yf/contract/errors'

/** The catalogue's words, or the server's where the catalogue says so; a person never reads an empty line. */
export function wordsFor(situation: Situation, message: string): string {
  const words = reactions[situation].say
  return words === 'server' || words === null ? message || brokenWords : words
}
