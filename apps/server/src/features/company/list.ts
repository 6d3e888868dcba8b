import type { Company, companyCalls } from '@yf/contract/company'
import { distinctCompanies } from '@yf/domain/company'
import { suspendedText } from '@yf/domain/company-status'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { accountOf } from '#features/identity/public.ts'
import { companiesOf, suspendedNamesOf } from './store.ts'

export const list: RunCallHandler<typeof companyCalls.list> = async (_input, ctx) => {
  const { accountId } = ctx.caller
  const [rows, person] = await Promise.all([companiesOf(ctx.db, accountId), accountOf(ctx.db, accountId)])
  // Without any company the app cannot be used: the member reads why.
  const suspended = rows.length > 0 ? [] : await suspendedNamesOf(ctx.db, accountId)
  if (suspended.length > 0) return refuse('companySuspended', suspendedText(suspended))
  const companies = rows.map((row): Company => ({
    companyId: row.companyId,
    companyName: row.companyName,
    companyAlias: row.companyAlias,
    showCompanyAlias: row.showAlias ? 1 : 0,
    groupCompanyId: row.groupId,
    groupCompanyName: row.groupName,
    baseId: accountId,
    logo: row.logo,
    isFamily: row.isFamily ? 1 : 0,
  }))
  return answer({
    companyList: distinctCompanies(companies),
    isHaveCertificateNumber: person?.hasCertificate ? 1 : 0,
    ip: ctx.address,
  })
}
