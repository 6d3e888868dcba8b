import { hospitalCalls, type AvailableDoctor } from '@yf/contract/hospital'
import { useState } from 'react'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { Departments } from './departments.tsx'
import { AvailableDoctors } from './available-doctors.tsx'

interface Props {
  /** Undefined until the hospital has responded. */
  onDuty: { readonly doctors: readonly AvailableDoctor[]; readonly isKnown: boolean } | undefined
  canAsk: boolean
}

/** By department and symptom, or by doctor on duty: the tapped department filters the doctors. */
export function FindDoctor({ onDuty, canAsk }: Props) {
  const departments = useQueryOf(hospitalCalls.diseaseLabels, {})
  const [tapped, setTapped] = useState<string | null>(null)
  return (
    <>
      <Answered of={departments} skeleton={<SkeletonCard lines={5} />}>
        {(all) => {
          const chosen = all.find(({ department }) => department === tapped) ?? all[0]
          return chosen && <Departments all={all} chosen={chosen} onChoose={setTapped} />
        }}
      </Answered>
      {onDuty ? (
        <AvailableDoctors
          key={tapped}
          all={onDuty.doctors}
          isKnown={onDuty.isKnown}
          department={tapped}
          canAsk={canAsk}
        />
      ) : (
        <SkeletonCard lines={5} />
      )}
    </>
  )
}
