import { useEffect, useEffectEvent } from 'react'
import { useQuestions } from '../use-questions.ts'
import { useServiceEntry } from './service-entry.tsx'

/**
 * Mounted by a tap, anew by each (its key counts them): checks whether the service is open, and opens the chat or the
 * message form.
 */
export function ServiceAtOnce() {
  const service = useQuestions().data?.service
  const { open, sheet } = useServiceEntry(service)
  const isKnown = service !== undefined
  const enter = useEffectEvent(open)
  useEffect(() => {
    if (isKnown) enter()
  }, [isKnown])
  return sheet
}
