import { managedCompany, type ManagedCompany } from '#features/company/public.ts'
import { agreedContracts, type AgreedContract } from '#features/plans/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import { lockStatement, monthOfStatement, statementById, type Statement } from '../store.ts'

export interface StatementInput {
  readonly companyId: string
  readonly statementId: string
}

export interface ScopedStatement {
  readonly company: ManagedCompany
  readonly contract: AgreedContract
  readonly statement: Statement
}

/** Staff of a company see what was issued to it. */
const isVisible = ({ staff }: StaffContext, { state }: Statement): boolean =>
  staff.companyId === null || state === 'issued'

/** Null: it does not exist, or not for this user. `isLocked` until the transaction ends. */
export async function scopedStatement(
  ctx: StaffContext,
  { companyId, statementId }: StatementInput,
  { isLocked = false } = {},
): Promise<ScopedStatement | null> {
  const company = await managedCompany(ctx, companyId)
  if (!company) return null
  const read = isLocked ? lockStatement : statementById
  const statement = await read(ctx.db, { company_id: companyId, id: statementId })
  if (!statement || !isVisible(ctx, statement)) return null
  const [contract] = await agreedContracts(ctx.db, companyId, statement.contract_id)
  return contract ? { company, contract, statement } : null
}

/** For the audit log. */
export const labelOf = ({ company, contract, statement }: ScopedStatement) => ({
  companyName: company.name,
  contractNo: contract.contractNo,
  month: monthOfStatement(statement),
})

export const sumsOf = ({ people, premium_fen, correction_fen }: Statement) => ({
  people,
  totalFen: premium_fen + correction_fen,
})

export const isStale = ({ contract, statement }: ScopedStatement): boolean =>
  contract.versions.at(-1)!.no !== statement.contract_version_no
