import { brokenWords, reactions, type Situation } from '@yf/contract/errors'

/** The catalogue's text, or the server's where the catalogue says so; never empty. */
export function wordsFor(situation: Situation, message: string): string {
  const words = reactions[situation].say
  return words === 'server' || words === null ? message || brokenWords : words
}
