/** Numeric input keeps only digits and dots, integer input only digits (specification §5). */
export const keepDigitsAndDots = (text: string): string => toHalfWidth(text).replace(/[^\d.]/g, '')

export const keepDigits = (text: string): string => toHalfWidth(text).replace(/\D/g, '')

/** Chinese keyboards may produce １２３。 instead of 123. */
function toHalfWidth(text: string): string {
  return text
    .replace(/[０-９．]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/。/g, '.')
}
