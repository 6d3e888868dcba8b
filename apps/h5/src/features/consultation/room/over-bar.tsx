import type { Consultation } from '@yf/contract/consultation-shapes'
import { consultationStates, type ConsultationState } from '@yf/domain/consultation'
import { go, replaceWith } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import styles from './room.module.css'

interface OverBarProps {
  consultation: Consultation
  state: ConsultationState
}

/** The consultation is closed: shows why and what the member can do. */
export function OverBar({ consultation: { id, cancelReason, familyId }, state }: OverBarProps) {
  if (state === consultationStates.ended) {
    return (
      <Button block onTap={() => replaceWith('/hospital/end', { query: { id } })}>
        问诊已结束，查看小结
      </Button>
    )
  }
  return (
    <div className={styles.over}>
      <p className={styles.reason} role="status">
        {cancelReason || '问诊已取消'}
      </p>
      <Button block onTap={() => go('/hospital/toConsultation', { query: { patient: familyId } })}>
        重新发起问诊
      </Button>
    </div>
  )
}
