import { isBankNumber } from '@yf/domain/bank-card'
import { claimTip } from '@yf/domain/claim-promises'
import type { Insertable } from 'kysely'
import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { cardField, cardRow } from '#features/claims/record/encrypted.ts'
import { indexCard } from '#features/claims/record/card-index.ts'
import type { BankCardTable, ClaimRuleTable } from '#features/claims/record/tables.ts'
import { insuredColleagues } from './policy-seeds.ts'
import { calendarOf } from './calendar.ts'
import { idOf } from './ids.ts'

const usual: Omit<Insertable<ClaimRuleTable>, 'company_id'> = {
  redirect_url: null,
  opens_on: null,
  flow: 'new',
  single_fen: 2_000_000,
  automatic_fen: 300_000,
  four_eyes_fen: 500_000,
  mail_address: '北京市朝阳区望京东路8号原力健康理赔中心（收），邮编 100102',
  tip: claimTip,
  china_life_city: null,
}

/** One company for every outcome of the claim gate (specification §4). */
export async function addClaimRules({ clock }: Services, tx: Db) {
  const { day } = calendarOf(clock)
  const rules: Readonly<Record<string, Partial<Insertable<ClaimRuleTable>>>> = {
    'xinghe-software': { china_life_city: 'SZ' },
    'xinghe-hardware': { flow: 'old', single_fen: 1_000_000, automatic_fen: 0, china_life_city: 'SH' },
    haina: { opens_on: day(21) },
    yuanli: { redirect_url: 'site:service/claims' },
    yuanshan: { single_fen: 500_000, automatic_fen: 100_000 },
  }
  const rows = Object.entries(rules).map(([company, rule]) => ({
    ...usual,
    ...rule,
    company_id: idOf('company', company),
  }))
  await tx.insertInto('claim_rule').values(rows).execute()
}

/** BINs of two banks; the other digits are invented, except for the check digit. */
const numberOf = (bin: string, order: number): string => {
  const body = bin + String(order).padStart(18 - bin.length, '0')
  return Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).find(isBankNumber)!
}

const agricultural = { bin: '622848', bank_code: 'ABC', bank_name: '中国农业银行' }
const industrial = { bin: '622202', bank_code: 'ICBC', bank_name: '中国工商银行' }

const holders = [
  { account: 'linxiao', name: '林晓', ...industrial, branch: '北京望京支行' },
  { account: 'hejing', name: '何静', ...agricultural, branch: '北京中关村支行' },
  ...insuredColleagues.map(({ name }) => ({ account: name, name, ...agricultural, branch: '' })),
]

/** One card each for members who have claimed before. */
export async function addBankCards({ cipher, clock }: Services, tx: Db) {
  const rows = holders.map(({ account, name, bin, branch, ...bank }, order): BankCardTable => {
    const id = idOf('bankCard', account)
    const number = numberOf(bin, 20_260_000 + order)
    const number_hash = cipher.lookup(number, cardField)
    return {
      account_id: idOf('account', account),
      id,
      holder_name: name,
      number_hash,
      found_by: number_hash,
      number_encrypted: cipher.encrypt(number, cardRow(id)),
      last_four: number.slice(-4),
      ...bank,
      card_kind: '储蓄卡',
      province: '北京市',
      city: '北京市',
      branch,
      created_at: clock.now(),
      removed_at: null,
    }
  })
  await tx.insertInto('bank_card').values(rows).execute()
  for (const row of rows) await indexCard(tx, row)
}
