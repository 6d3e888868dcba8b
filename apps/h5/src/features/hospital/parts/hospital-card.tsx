import type { Hospital } from '@yf/contract/hospital'
import type { ReactNode } from 'react'
import { Chip } from '#ui/chip/chip.tsx'
import { PlaceCard } from '../shared/place-card.tsx'

interface HospitalCardProps {
  hospital: Hospital
  action?: ReactNode
}

export const HospitalCard = ({ hospital, action }: HospitalCardProps) => (
  <PlaceCard
    place={hospital}
    chips={
      <>
        <Chip tone="info">{hospital.grade}</Chip>
        {hospital.isDirect === 1 && <Chip tone="success">可直付</Chip>}
      </>
    }
    fact={hospital.departments.join(' · ')}
    action={action}
  />
)
