import { serverErrorMessage, reactions, type Situation } from '@yf/contract/errors'

/** The catalogue's text, or the server's where the catalogue says so; never empty. */
export function errorMessageFor(situation: Situation, message: string): string {
  const text = reactions[situation].say
  return text === 'server' || text === null ? message || serverErrorMessage : text
}
