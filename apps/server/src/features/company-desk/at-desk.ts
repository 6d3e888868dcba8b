import type { Call } from '@yf/contract/call'
import type { companyDeskCalls } from '@yf/contract/company-desk'
import { allCompanyNames } from '#features/company/public.ts'
import { withDuty } from '#features/workbench/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { Run } from '#platform/call/handler.ts'

type Name = keyof typeof companyDeskCalls

export const atDesk = <C extends Call>(name: Name, run: Run<C>) =>
  withDuty<C>(`company.${name}`, 'describe', run)

/** A company's own people keep that one, and others do not exist for them. */
export const keptBy = async ({ db, staff }: StaffContext) =>
  (await allCompanyNames(db)).filter(({ id }) => staff.companyId === null || staff.companyId === id)

export const keptCompany = async (ctx: StaffContext, companyId: string) =>
  (await keptBy(ctx)).find(({ id }) => id === companyId)
