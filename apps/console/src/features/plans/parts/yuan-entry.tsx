import { fromYuan, toYuan } from '@yf/domain/money'
import type { EntryProps } from '#ui/entry/entry.tsx'
import { NumberEntry } from '#ui/entry/number-entry.tsx'

interface Props extends Omit<EntryProps, 'children'> {
  fen: number | null
  min?: number
  max?: number
  onChange: (fen: number | null) => void
}

/** An amount that is kept in fen and typed in yuan. */
export const YuanEntry = ({ fen, min = 0, max = 100_000_000, onChange, ...entry }: Props) => (
  <NumberEntry
    {...entry}
    value={fen === null ? null : toYuan(fen)}
    min={min}
    max={max}
    precision={2}
    onChange={(yuan) => onChange(yuan === null ? null : fromYuan(yuan))}
  />
)
