import { regionText } from '@yf/domain/address'
import { useState } from 'react'
import { PickedRow } from '#ui/select-field/picked-row.tsx'
import type { ChosenRegion } from '../address-form.ts'
import { RegionSheet } from './region-sheet.tsx'

interface Props {
  value: ChosenRegion | null
  error: string | undefined
  onChange: (region: ChosenRegion) => void
}

export function RegionField({ value, error, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PickedRow
        label="所在地区"
        required
        error={error}
        picked={value ? regionText(value) : null}
        placeholder="省、市、区县、街道"
        onTap={() => setOpen(true)}
      />
      {/* Mounts anew on each opening, with the current value. */}
      {isOpen && <RegionSheet open value={value} onChoose={onChange} onClose={() => setOpen(false)} />}
    </>
  )
}
