/** Money is integer fen everywhere; these are the only two conversions between fen and text. */

/** ¥1,234.50; with `sign`, income carries a plus */
export function formatFen(fen: number, { sign = false }: { sign?: boolean } = {}): string {
  const digits = String(Math.abs(fen)).padStart(3, '0')
  const yuan = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  const mark = fen < 0 ? '-' : sign && fen > 0 ? '+' : ''
  return `${mark}¥${yuan}.${digits.slice(-2)}`
}

/** Parses typed yuan (`1234`, `1,234.5`) to fen; null where it is no amount. */
export function parseYuan(text: string): number | null {
  const match = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) return null
  return Number(match[1]!.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
