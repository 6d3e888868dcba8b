const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** Whether the check digit matches and the birthday exists (GB 11643). */
export function isIdNumber(text: string): boolean {
  if (!/^\d{17}[\dX]$/.test(text)) return false
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  if ('10X98765432'[sum % 11] !== text[17]) return false
  const [year, month, day] = [text.slice(6, 10), text.slice(10, 12), text.slice(12, 14)].map(Number)
  const date = new Date(Date.UTC(year!, month! - 1, day))
  return year! >= 1900 && date.getUTCMonth() === month! - 1 && date.getUTCDate() === day
}
