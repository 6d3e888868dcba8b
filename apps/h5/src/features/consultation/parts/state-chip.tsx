import type { Prescription } from '@yf/contract/consultation-shapes'
import type { ConsultationState } from '@yf/domain/consultation'
import { Chip } from '#ui/chip/chip.tsx'
import { prescriptionLabel, stateLabel } from '../texts.ts'

export function StateChip({ state }: { state: ConsultationState }) {
  const { word, tone } = stateLabel(state)
  return <Chip tone={tone}>{word}</Chip>
}

export function PrescriptionChip({ prescription }: { prescription: Prescription }) {
  const { word, tone } = prescriptionLabel(prescription)
  return <Chip tone={tone}>{word}</Chip>
}
