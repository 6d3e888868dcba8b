const between = '[-—–年月./]'
/** The time of day often follows, and the gap before it is not read. A crop that cuts through 日 would show a 1. */
const end = String.raw`(?:(?!\d)|(?=\d{2}:\d{2}))(?: ?日)?`
const month = '(?:0[1-9]|1[0-2])'
const day = String.raw`(?:0[1-9]|[12]\d|3[01])${end}`

const forms = [
  String.raw`20\d{2} ?${between} ?\d{1,2} ?${between} ?\d{1,2}${end}`,
  String.raw`(?<!\d)20\d{2}${month}${day}`,
  // One separator was not read. Where the second remains it cannot be a point: that would be an amount.
  String.raw`(?<!\d)20\d{2} ?${between} ?${month}${day}`,
  String.raw`(?<!\d)20\d{2}${month} ?[-—–月/] ?${day}`,
  String.raw`20\d{2} ?年? ?\d{2} ?月? ?\d{2} ?日`,
]

/**
 * A date within a row's text: 2024-05-06, 2024年5月6日, 2024.05.06, 2024/05/06, 20240506; a gap may be anywhere in
 * it.
 */
export const datePattern = `(?:${forms.join('|')})`

/** The date as 2024-05-06, or null where the day does not exist. */
export function isoDateOf(text: string): string | null {
  const plain = text.replaceAll(' ', '')
  const match =
    /^(20\d{2})[-—–年月./](\d{1,2})[-—–年月./](\d{1,2})/.exec(plain) ??
    /^(20\d{2})[-—–年月./]?(\d{2})[-—–年月./]?(\d{2})/.exec(plain)
  if (!match) return null
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}
