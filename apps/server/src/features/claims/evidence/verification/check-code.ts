/**
 * The 校验码 in the QR code of an invoice: the seventh field of the tax authority's code, and in a medical receipt's
 * code the six characters after its number. Null if there is none.
 */
export function checkCodeIn(qrCodes: readonly string[], number: string | null): string | null {
  if (number === null) return null
  for (const text of qrCodes) {
    const parts = text.trim().split(',')
    const at = parts.indexOf(number)
    if (at < 0) continue
    const rest = parts[0] === '01' && parts[3] === number ? parts.slice(6, 7) : parts.slice(at + 1)
    const found = rest.find((part) => /^([0-9A-Za-z]{6}|\d{20})$/.test(part))
    if (found) return found
  }
  return null
}
