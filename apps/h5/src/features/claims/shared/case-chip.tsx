import type { CaseState } from '@yf/domain/claim-case'
import { Chip } from '#ui/chip/chip.tsx'
import { caseTone } from './case-state.ts'

export const CaseChip = ({ state, stateName }: { state: CaseState; stateName: string }) => (
  <Chip tone={caseTone(state)}>{stateName}</Chip>
)
