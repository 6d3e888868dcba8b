import type { identitySteps } from '@yf/contract/identity-steps'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { originsFor } from './become-member.ts'
import { registrationOf } from './pending-registration.ts'
import { addRequest } from './registration-requests.ts'

/** To each company that has announced the person; asking twice has the same effect as once. */
export const askEmployer: RunCallHandler<typeof identitySteps.askEmployer> = async (_input, ctx) => {
  const applicant = await registrationOf(ctx, ctx.bearer ?? '')
  const origins = applicant && (await originsFor(ctx, applicant))
  if (!applicant || !origins) return refuse('pendingExpired')
  if ('kind' in origins) return refuse('notOnRoster', origins.message)
  for (const entry of origins.entries) await addRequest(ctx, entry, applicant.phone)
  return answer(null, '已提交企业人力资源确认，结果会以短信通知您')
}
