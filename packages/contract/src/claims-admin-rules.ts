import { Type, type Static } from '@sinclair/typebox'
import { chinaLifeCities, claimFlows } from '@yf/domain/claim-rules'
import { consoleService } from './call.ts'
import { diagnosisCodeCalls } from './claims-admin-diagnoses.ts'
import { Bit, ByCompany, CompanyId, Day, Moment, Nullable, OneKeyOf, Text, titled } from './shapes.ts'

/** How the claims of one company are accepted and decided. */

const Limit = (title: string, minimum: number) =>
  titled(title, Type.Integer({ minimum, maximum: 1_000_000_00 }))

const ruleFields = {
  /** A web address, or `site:<name>/<path>` of a partner's site; null: claims are made in the app. */
  redirectUrl: Nullable(titled('外部理赔网址', Text(500, 1))),
  opensOn: Nullable(titled('开放日期', Day)),
  flow: OneKeyOf(claimFlows, { title: '理赔流程' }),
  singleFen: Limit('单次线上上限', 1),
  automaticFen: Limit('自动赔付上限', 0),
  fourEyesFen: Limit('双人审核起点', 1),
  mailAddress: titled('邮寄地址', Text(200, 1)),
  tip: titled('申请须知', Text(300, 1)),
  chinaLifeCity: Nullable(OneKeyOf(chinaLifeCities, { title: '国寿通道' })),
}

export const AdminClaimRules = Type.Object({
  companyId: CompanyId,
  ...ruleFields,
  revision: Type.Integer(),
  /** 0: nothing was agreed, and the usual rules are in force. */
  isOwn: Bit,
  /** The documents that each visit needs, a line each; the same for all companies. */
  documents: Type.Array(Type.String()),
  /** Changes that wait for a second person. */
  waiting: Type.Array(
    Type.Object({
      lines: Type.Array(Type.String()),
      proposedBy: Type.String(),
      proposedTime: Moment,
    }),
  ),
})
export type AdminClaimRules = Static<typeof AdminClaimRules>

export const claimRuleCalls = {
  ...diagnosisCodeCalls,
  claimRules: consoleService.get(
    'company/claimRules',
    '查看理赔规则',
    'The claim rules of a company, and changes that wait for a second person',
    ByCompany,
    AdminClaimRules,
    { permission: 'setUp', refusals: [] },
  ),
  saveClaimRules: consoleService.post(
    'company/claimRules/save',
    '修改理赔规则',
    'Change the claim rules; null: it waits for a second person, because more would be paid automatically',
    Type.Object({
      companyId: CompanyId,
      revision: Type.Integer({ title: '版本', minimum: 0 }),
      ...ruleFields,
    }),
    Nullable(AdminClaimRules),
    { permission: 'setUp', idempotent: true, refusals: ['stateMoved'] },
  ),
}
