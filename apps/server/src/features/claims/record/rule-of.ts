import { claimTip } from '@yf/domain/claim-promises'
import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { ClaimRuleTable } from './tables.ts'

export type ClaimRule = Selectable<ClaimRuleTable>

/** Default for a company without an agreement: a person decides every case. */
export const usualRule: Omit<ClaimRule, 'company_id' | 'revision'> = {
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
  (await ownRuleOf(db, companyId)) ?? {
    ...usualRule,
    company_id: companyId,
    revision: 0,
  }

/** Of a company with an agreement of its own. */
export const ownRuleOf = (db: Db, companyId: string): Promise<ClaimRule | undefined> =>
  db.selectFrom('claim_rule').selectAll().where('company_id', '=', companyId).executeTakeFirst()

/** False if somebody else has saved since this revision was read; 0 is a company without an agreement of its own. */
export async function keepRule(
  db: Db,
  { company_id, ...columns }: Omit<ClaimRule, 'revision'>,
  revision: number,
): Promise<boolean> {
  const written = { ...columns, revision: revision + 1 }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('claim_rule')
    .values({ company_id, ...written })
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet(written).where('claim_rule.revision', '=', revision),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}
