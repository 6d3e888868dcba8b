import type { Call } from '@yf/contract/call'
import type { questionsAdminCalls } from '@yf/contract/questions-admin'
import { withPermission } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'

/** For staff with the permission to operate the product. */
export const atDesk = <C extends Call>(name: keyof typeof questionsAdminCalls, run: RunCallHandler<C>) =>
  withPermission<C>(`questions.${name}`, 'operate', run)
