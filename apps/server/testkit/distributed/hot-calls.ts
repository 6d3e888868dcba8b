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
 * Somebody of one company, which has decided cases before: what is asked about him is asked of that company and of
 * himself. (A company of few decided cases is told how long cases take elsewhere, which is a question to all.)
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

/** What a member's screens ask all day. Each statement of theirs goes to one node. */
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
