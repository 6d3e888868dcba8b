// Beside `money.ts` because the first screens show amounts and read none.

/** Parses typed yuan (`1234`, `1,234.5`) to fen; null where it is no amount. */
export function parseYuan(text: string): number | null {
  const match = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) return null
  return Number(match[1]!.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
