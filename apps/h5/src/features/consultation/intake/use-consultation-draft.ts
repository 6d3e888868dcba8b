import { useRef, useState } from 'react'
import { saveDraft, readDraft, type ConsultationDraft } from './consultation-draft.ts'

type DraftChange = Partial<ConsultationDraft> | ((now: ConsultationDraft) => Partial<ConsultationDraft>)

/** The consultation draft: every change is stored at once. */
export function useConsultationDraft(
  begin: (stored: ConsultationDraft) => ConsultationDraft = (stored) => stored,
) {
  const [asking, setAsking] = useState(() => begin(readDraft()))
  // Two pictures may arrive between two renders.
  const latest = useRef(asking)
  const change = (what: DraftChange): void => {
    const changes = typeof what === 'function' ? what(latest.current) : what
    latest.current = { ...latest.current, ...changes }
    setAsking(latest.current)
    saveDraft(latest.current)
  }
  return { asking, change }
}
