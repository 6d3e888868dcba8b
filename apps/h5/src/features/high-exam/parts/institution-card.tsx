import type { ExamInstitution } from '@yf/contract/high-exam-shapes'
import { PlaceCard } from '#features/hospital/shared/place-card.tsx'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'

interface Props {
  institution: ExamInstitution
  onChoose: () => void
}

export const InstitutionCard = ({ institution, onChoose }: Props) => (
  <PlaceCard
    place={institution}
    chips={<Chip tone="info">{institution.brandName}</Chip>}
    fact={institution.hours}
    action={
      <Button size="small" label={`选择${institution.name}`} onTap={onChoose}>
        选择
      </Button>
    }
  />
)
