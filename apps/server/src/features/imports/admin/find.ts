import { mayDo } from '@yf/domain/staff'
import type { ImportKindName } from '@yf/domain/sheet-import'
import { managedCompany, type ManagedCompany } from '#features/company/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { ImportKind } from '../kinds.ts'
import { batchById, type ImportBatch } from '../store.ts'

interface ScopedKind {
  readonly company: ManagedCompany
  readonly kind: ImportKind
}

/** Null: not in the caller's scope, or a kind that the caller may not import. */
export async function kindInScope(
  ctx: StaffContext,
  companyId: string,
  name: ImportKindName,
): Promise<ScopedKind | null> {
  const kind = ctx.extensionPoints.importKinds[name]
  if (!mayDo(ctx.staff.role, kind.permission)) return null
  const company = await managedCompany(ctx, companyId)
  return company ? { company, kind } : null
}

export async function importInScope(
  ctx: StaffContext,
  { companyId, id }: { readonly companyId: string; readonly id: string },
): Promise<(ScopedKind & { readonly batch: ImportBatch }) | null> {
  const batch = await batchById(ctx.db, { company_id: companyId, id })
  const scoped = batch && (await kindInScope(ctx, companyId, batch.kind))
  return scoped ? { ...scoped, batch } : null
}
