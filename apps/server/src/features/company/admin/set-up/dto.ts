import type { AdminCompany, AdminCompanyRow, AdminGroup } from '@yf/contract/company-admin-set-up'
import { shanghaiMoment } from '@yf/domain/dates'
import type { StaffContext } from '#platform/call/context.ts'
import type { CompanyInSetUp } from '#features/company/set-up.ts'
import { managedRow, type ManagedCompanyRow } from './store.ts'

const bit = (is: boolean) => (is ? 1 : 0)

export const toCompanyRowDto = (row: ManagedCompanyRow): AdminCompanyRow => ({
  companyId: row.id,
  companyName: row.name,
  companyAlias: row.alias,
  logo: row.logo,
  groupId: row.group_id,
  groupName: row.group_name,
  status: row.status,
  isInArrears: bit(row.in_arrears),
})

export const toCompanyDto = (
  { settings }: Pick<StaffContext, 'settings'>,
  row: ManagedCompanyRow,
): AdminCompany => ({
  ...toCompanyRowDto(row),
  showsAlias: bit(row.show_alias),
  showsEquity: bit(row.show_equity),
  sellsConsultations: bit(row.sells_consultations),
  sellsCounselling: bit(row.sells_counselling),
  consultationFen: row.consultation_fen,
  usualFen: settings.consultation.priceFen,
  revision: row.revision,
  savedBy: row.saved_by,
  savedTime: row.saved_at && shanghaiMoment(row.saved_at),
})

export const toGroupDto = (row: {
  readonly id: string
  readonly name: string
  readonly revision: number
  readonly company_count: number
}): AdminGroup => ({
  id: row.id,
  name: row.name,
  companyCount: row.company_count,
  revision: row.revision,
})

export const inSetUp = ({ id, name, group_id, status }: ManagedCompanyRow): CompanyInSetUp => ({
  id,
  name,
  groupId: group_id,
  status,
})

/** The company after a write. */
export async function savedCompany(ctx: StaffContext, companyId: string): Promise<AdminCompany> {
  const row = await managedRow(ctx.db, ctx.staff, companyId)
  if (!row) throw new Error('the saved company is not there')
  return toCompanyDto(ctx, row)
}
