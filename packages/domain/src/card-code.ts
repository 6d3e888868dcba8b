/** Codes of cards: what is printed, typed off and sent. */

/** No letter that is read as a digit or as another letter. */
export const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const codeLength = 16

/** As it is compared: whatever blanks, dashes and small letters somebody typed. Null where it can be no code. */
export function readCardCode(typed: string): string | null {
  // Full-width letters and digits come from Chinese keyboards.
  const plain = typed.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '')
  if (plain.length !== codeLength) return null
  return [...plain].every((letter) => codeLetters.includes(letter)) ? plain : null
}

/** In fours, as it is printed. */
export const shownCardCode = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$&-')
