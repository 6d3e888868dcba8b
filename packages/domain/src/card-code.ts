/** Codes of cards, which are printed, typed and sent. */

/** Without letters that look like a digit or another letter. */
export const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const codeLength = 16

/** Normalised for comparison: spaces, dashes and lower case are accepted. Null where it can be no code. */
export function readCardCode(typed: string): string | null {
  // Chinese keyboards produce full-width letters and digits.
  const plain = typed.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '')
  if (plain.length !== codeLength) return null
  return [...plain].every((letter) => codeLetters.includes(letter)) ? plain : null
}

/** In groups of four, as printed. */
export const formatCardCode = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$&-')
