import { addressCalls } from '@yf/contract/address'
import { useState } from 'react'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { OptionRows } from '#ui/picker-sheet/option-rows.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import type { ChosenRegion } from '../address-form.ts'
import { noStreet, regionFrom, stepNames, stepsOf, streetStep, type RegionStep } from '../region-steps.ts'
import styles from './region-sheet.module.css'

interface Props {
  open: boolean
  value: ChosenRegion | null
  onChoose: (region: ChosenRegion) => void
  onClose: () => void
}

const day = 86_400_000

/** Province, city, district, street: each step loads once the one before it is chosen. */
export function RegionSheet({ open, value, onChoose, onClose }: Props) {
  const [chosen, setChosen] = useState(() => stepsOf(value))
  const [at, setAt] = useState(() => Math.max(chosen.length - 1, 0))
  const parentCode = chosen[at - 1]?.code
  const regions = useQueryOf(addressCalls.regions, parentCode ? { parentCode } : {}, { staleTime: day })

  const choose = (step: RegionStep) => {
    // Another city has other districts, so the choices behind this step are dropped.
    const steps = [...chosen.slice(0, at), step]
    setChosen(steps)
    if (at < streetStep) return setAt(at + 1)
    onChoose(regionFrom(steps))
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title="选择所在地区">
      <div className={styles.steps}>
        <Tabs
          label="地区"
          items={stepNames
            .slice(0, chosen.length + 1)
            .map((name, step) => ({ value: step, label: chosen[step]?.name ?? `选择${name}` }))}
          value={at}
          onChange={setAt}
        />
      </div>
      <Answered of={regions} skeleton={<SkeletonRows rows={6} />}>
        {(found) => {
          const rows = at === streetStep ? [noStreet, ...found] : found
          return (
            <OptionRows
              label={`选择${stepNames[at] ?? ''}`}
              options={rows.map(({ name }) => ({ value: name, label: name }))}
              value={chosen[at]?.name}
              onSelect={(name) => choose(rows.find((row) => row.name === name) ?? noStreet)}
            />
          )
        }}
      </Answered>
    </Sheet>
  )
}
