import { claimRuleCalls } from '@yf/contract/claims-admin-rules'
import { companySetUpCalls } from '@yf/contract/company-admin-set-up'
import { idOf } from '#seeds/ids.ts'
import type { RaceKit } from './race-kit.ts'
import { once, type Prepared } from './prepared.ts'

let turns = 0
const companyId = idOf('company', 'haina')

async function hainaBy({ stage: { server } }: RaceKit) {
  const token = await server.staffTokenOf('admin1')
  const { result } = await server.call(companySetUpCalls.company, { companyId }, { token })
  return { token, company: result }
}

async function toCreateCompany(kit: RaceKit): Promise<Prepared> {
  const { token, company } = await hainaBy(kit)
  const name = `海纳第${(turns += 1)}厂`
  return { input: { groupId: company.groupId, name, alias: name }, token }
}

async function toSaveCompany(kit: RaceKit): Promise<Prepared> {
  const { token, company } = await hainaBy(kit)
  const { revision, groupId, companyName: name, showsAlias, logo, isInArrears } = company
  const alias = `海纳${(turns += 1)}`
  return { input: { companyId, revision, groupId, name, alias, showsAlias, logo, isInArrears }, token }
}

async function toSetStatus(kit: RaceKit): Promise<Prepared> {
  const { server } = kit.stage
  const { input, token } = await toCreateCompany(kit)
  const { result } = await server.call(companySetUpCalls.createCompany, input as never, { token })
  return { input: { companyId: result.companyId, revision: 0, status: 'active' }, token }
}

async function toSaveFunctions(kit: RaceKit): Promise<Prepared> {
  const { token, company } = await hainaBy(kit)
  const { revision, showsEquity, sellsConsultations, sellsCounselling } = company
  const consultationFen = 10_00 + (turns += 1)
  return {
    input: { companyId, revision, showsEquity, sellsConsultations, sellsCounselling, consultationFen },
    token,
  }
}

async function toSaveClaimRules({ stage: { server } }: RaceKit): Promise<Prepared> {
  const token = await server.staffTokenOf('admin1')
  const { result } = await server.call(claimRuleCalls.claimRules, { companyId }, { token })
  const { isOwn: _own, documents: _documents, waiting: _waiting, ...rules } = result
  return { input: { ...rules, tip: `请在就诊后申请，第 ${(turns += 1)} 版` }, token }
}

export const setUpPreparations = {
  'claimsAdmin.saveClaimRules': once(toSaveClaimRules),
  'companyAdmin.saveGroup': once(async ({ stage: { server } }) => ({
    input: { name: `集团${(turns += 1)}`, revision: 0 },
    token: await server.staffTokenOf('admin1'),
  })),
  'companyAdmin.createCompany': once(toCreateCompany),
  'companyAdmin.saveCompany': once(toSaveCompany),
  'companyAdmin.setStatus': once(toSetStatus),
  'companyAdmin.saveFunctions': once(toSaveFunctions),
}
