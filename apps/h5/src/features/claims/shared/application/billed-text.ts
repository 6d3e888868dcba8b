import { parseYuan } from '@yf/domain/parse-yuan'

/** The contract's maximum: a hundred million yuan. */
const most = 100_000_000_00

/** Parses a typed amount; null if it cannot be claimed. */
export const billedFenOf = (text: string): number | null => {
  const fen = parseYuan(text)
  return fen !== null && fen > 0 && fen <= most ? fen : null
}
