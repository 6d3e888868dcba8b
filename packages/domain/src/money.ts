/**
 * Money is integer fen everywhere. Every conversion between fen and yuan stands here (`parse-yuan.ts` reads
 * typed amounts), and `npm run check -- habits` refuses others.
 */

/** ¥1,234.50; with `sign`, income carries a plus */
export function formatFen(fen: number, { sign = false }: { sign?: boolean } = {}): string {
  const mark = fen < 0 ? '-' : sign && fen > 0 ? '+' : ''
  return `${mark}¥${toGroupedYuanText(Math.abs(fen))}`
}

/** 1,234.50: formatFen without the sign of the currency, for the columns of a printed document. */
export const toGroupedYuanText = (fen: number): string => toYuanText(fen).replace(/\B(?=(\d{3})+\.)/g, ',')

/** 1234.50: the amount in a form field, a bank's file or a partner's request. */
export const toYuanText = (fen: number): string => (fen / 100).toFixed(2)

/** Without unneeded decimals: 20, 19.9, 19.99. */
export const toShortYuanText = (fen: number): string => toYuanText(fen).replace(/\.?0+$/, '')

/** The number for a spreadsheet, a chart or a number field. Never calculate with it. */
export const toYuan = (fen: number): number => fen / 100

/** For rates, such as points per yuan; amounts have the functions of this module. */
export const fenPerYuan = 100

/** Without the jiao and fen. */
export const wholeYuan = (fen: number): number => Math.floor(fen / 100)

/** Converts the number of a number field; 0.1 + 0.2 yuan are 30 fen. */
export const fromYuan = (yuan: number): number => Math.round(yuan * 100)
