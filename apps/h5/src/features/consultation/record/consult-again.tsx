import type { Consultation } from '@yf/contract/consultation-shapes'
import { consultationStates } from '@yf/domain/consultation'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'

type EndedConsultation = Pick<Consultation, 'id' | 'familyId' | 'state'>

/** Continues from an ended consultation, which the doctor will see; one that never began starts anew. */
export const ConsultAgain = ({
  consultation: { id, familyId, state },
}: {
  consultation: EndedConsultation
}) => {
  const isEnded = state === consultationStates.ended
  const query = { patient: familyId, ...(isEnded ? { follows: id } : {}) }
  return (
    <Button block onTap={() => go('/hospital/toConsultation', { query })}>
      {isEnded ? '再次咨询' : '重新发起问诊'}
    </Button>
  )
}
