import { Chip } from '#ui/chip/chip.tsx'
import { caseTone } from './case-state.ts'

export const CaseChip = ({ state, stateName }: { state: number; stateName: string }) => (
  <Chip tone={caseTone(state)}>{stateName}</Chip>
)
