import type { Call } from '@yf/contract/call'
import type { feedbackAdminCalls } from '@yf/contract/feedback-admin'
import { withPermission } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'

type Name = keyof typeof feedbackAdminCalls

/** Only for service staff: any other caller is denied, and the denied request is recorded under this page's name. */
export const atDesk = <C extends Call>(name: Name, run: RunCallHandler<C>) =>
  withPermission<C>(`voices.${name}`, 'service', run)
