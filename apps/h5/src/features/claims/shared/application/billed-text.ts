import { parseYuan } from '@yf/domain/money'

/** The most that the contract takes: a hundred million yuan. */
const most = 100_000_000_00

/** A sum as it was typed; null where it is none that can be claimed. */
export const billedFenOf = (text: string): number | null => {
  const fen = parseYuan(text)
  return fen !== null && fen > 0 && fen <= most ? fen : null
}

/** As one would type it. */
export const yuanText = (fen: number): string => (fen / 100).toFixed(2)
