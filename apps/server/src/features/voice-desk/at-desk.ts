import type { Call } from '@yf/contract/call'
import type { voiceDeskCalls } from '@yf/contract/voice-desk'
import { withDuty } from '#features/workbench/public.ts'
import type { Run } from '#platform/call/handler.ts'

type Name = keyof typeof voiceDeskCalls

/** For the service desk alone: whoever else tries is refused, and the attempt is counted under this room's name. */
export const atDesk = <C extends Call>(name: Name, run: Run<C>) =>
  withDuty<C>(`voices.${name}`, 'service', run)
