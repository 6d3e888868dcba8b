import { useEffect, useEffectEvent } from 'react'
import { useQuestions } from '../use-questions.ts'
import { useServiceDoor } from './service-door.tsx'

/** Shown by a tap, anew by each (its key counts them): asks whether somebody is there now, and opens what there is. */
export function ServiceAtOnce() {
  const service = useQuestions().data?.service
  const { open, sheet } = useServiceDoor(service)
  const isKnown = service !== undefined
  const enter = useEffectEvent(open)
  useEffect(() => {
    if (isKnown) enter()
  }, [isKnown])
  return sheet
}
