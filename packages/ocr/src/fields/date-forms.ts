/** A date within a row's text: 2024-05-06, 2024年5月6日, 2024.05.06, 2024/05/06, 20240506; a gap may stand anywhere in it. */
export const datePattern = String.raw`(?:20\d{2} ?[-—–年./] ?\d{1,2} ?[-—–月./] ?\d{1,2}(?!\d)|(?<!\d)20\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)|20\d{2} ?年? ?\d{2} ?月? ?\d{2} ?日)`

/** The date as 2024-05-06, or null where the calendar has no such day. */
export function isoDateOf(text: string): string | null {
  const plain = text.replaceAll(' ', '')
  const match =
    /^(20\d{2})[-—–年./](\d{1,2})[-—–月./](\d{1,2})/.exec(plain) ??
    /^(20\d{2})年?(\d{2})月?(\d{2})日?/.exec(plain)
  if (!match) return null
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}
