/** Whether the last digit of a card number matches the others. It detects every single wrong digit. */
export function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  let sum = 0
  for (const [index, sign] of [...number].toReversed().entries()) {
    const digit = Number(sign) * (index % 2 === 1 ? 2 : 1)
    sum += digit > 9 ? digit - 9 : digit
  }
  return sum % 10 === 0
}
