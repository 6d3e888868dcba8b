import { claimTip } from '@yf/domain/claim-promises'
import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { ClaimRuleTable } from './tables.ts'

export type ClaimRule = Selectable<ClaimRuleTable>

/** Default for a company without an agreement: a person decides every case. */
const usual: Omit<ClaimRule, 'company_id'> = {
  redirect_url: null,
  opens_on: null,
  flow: 'new',
  single_fen: 1_000_000,
  automatic_fen: 0,
  four_eyes_fen: 500_000,
  mail_address: '北京市朝阳区望京东路1号原力健康理赔中心（收）',
  tip: claimTip,
  china_life_city: null,
}

export const ruleOf = async (db: Db, companyId: string): Promise<ClaimRule> =>
  (await db.selectFrom('claim_rule').selectAll().where('company_id', '=', companyId).executeTakeFirst()) ?? {
    ...usual,
    company_id: companyId,
  }
