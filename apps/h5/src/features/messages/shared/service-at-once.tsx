import { useEffect, useEffectEvent } from 'react'
import { useQuestions } from '../use-questions.ts'
import { useServiceDoor } from './service-door.tsx'

/** Shown by a tap (`asked` counts them): asks whether somebody is there now, and opens what there is. */
export function ServiceAtOnce({ asked }: { asked: number }) {
  const service = useQuestions().data?.service
  const { open, sheet } = useServiceDoor(service)
  const isKnown = service !== undefined
  const enter = useEffectEvent(open)
  useEffect(() => {
    if (isKnown) enter()
  }, [asked, isKnown])
  return sheet
}
