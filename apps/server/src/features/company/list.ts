import type { Company, companyCalls } from '@yf/contract/company'
import { distinctCompanies } from '@yf/domain/company'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { accountOf } from '#features/identity/public.ts'
import { companiesOf } from './store.ts'

export const list: RunCallHandler<typeof companyCalls.list> = async (_input, ctx) => {
  const { accountId } = ctx.caller
  const [rows, person] = await Promise.all([companiesOf(ctx.db, accountId), accountOf(ctx.db, accountId)])
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
