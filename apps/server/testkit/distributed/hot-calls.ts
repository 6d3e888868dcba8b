import type { Call } from '@yf/contract/call'
import { advertCalls } from '@yf/contract/adverts'
import { claimCalls } from '@yf/contract/claims'
import { companyCalls } from '@yf/contract/company'
import { equityCalls } from '@yf/contract/equity'
import { familyCalls } from '@yf/contract/family'
import { identityCalls } from '@yf/contract/identity'
import { messageCalls } from '@yf/contract/messages'
import { pointsCalls } from '@yf/contract/points'
import { companies } from '#seeds/companies.ts'
import { demoPassword, people } from '#seeds/people.ts'
import { idOf } from '#seeds/ids.ts'

const company = companies.find(({ key }) => key === 'xinghe-software')!

/**
 * A member of one company that has decided cases before: their calls query only that company and themselves. (For a
 * company with few decided cases, durations come from all companies, which is a query to all shards.)
 */
export const hotPerson = company.colleagues[0]!
export const hotPolicyId = idOf('policy', `colleague/${hotPerson}`)
export const hotCompanyId = idOf('company', company.key)
const companyId = hotCompanyId
const groupId = idOf('group', company.group)
const { phone } = people.find(({ key }) => key === 'zhoulan')!
const page = { pageNo: 1, pageSize: 10 }

export interface HotCall {
  readonly name: string
  readonly row: Call
  readonly input: object
}

const hot = (name: string, row: Call, input: object = {}): HotCall => ({ name, row, input })

/** The frequent calls of a member's pages. Each of their statements goes to one node. */
export const hotCalls = (caseId: string): readonly HotCall[] => [
  hot('login by password', identityCalls.login, { phone, password: demoPassword }),
  hot('companies', companyCalls.list),
  hot('theme', companyCalls.theme, { groupId, companyId }),
  hot('adverts', advertCalls.list, { companyId }),
  hot('unread messages', messageCalls.unread),
  hot('messages', messageCalls.list, page),
  hot('my benefits', equityCalls.mine, { companyId }),
  hot('a policy', equityCalls.policy, { id: hotPolicyId }),
  hot('points', pointsCalls.myScore, { companyId }),
  hot('family', familyCalls.list),
  hot('my claims', claimCalls.list, page),
  hot('a claim', claimCalls.detail, { caseId }),
  hot('materials of a claim', claimCalls.materialPage, { caseId }),
  hot('payee cards', claimCalls.bankPage, { companyId, caseId }),
]
