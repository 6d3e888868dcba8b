import type { PeopleClass } from '@yf/domain/people-class'
import type { Db } from '#platform/db/handle.ts'

/** A contract with the classes and premiums of its approved versions, in order. */
export interface AgreedContract {
  readonly id: string
  readonly companyId: string
  readonly contractNo: string
  readonly startsOn: string
  readonly endsOn: string
  readonly versions: readonly {
    readonly no: number
    readonly startDay: string
    readonly classes: readonly PeopleClass[]
  }[]
}

/** The agreed contracts of a company, newest first, or one of them. */
export async function agreedContracts(
  db: Db,
  companyId: string,
  contractId?: string,
): Promise<AgreedContract[]> {
  let query = db
    .selectFrom('group_contract as g')
    .innerJoin('contract_version as v', (join) =>
      join.onRef('v.company_id', '=', 'g.company_id').onRef('v.contract_id', '=', 'g.id'),
    )
    .select(['g.id', 'g.contract_no', 'g.starts_on', 'g.ends_on', 'v.no', 'v.start_day', 'v.classes'])
    .where('g.company_id', '=', companyId)
    .where('v.state', '=', 'approved')
  if (contractId !== undefined) query = query.where('g.id', '=', contractId)
  const rows = await query.orderBy('g.starts_on', 'desc').orderBy('g.id').orderBy('v.no').execute()
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((versions) => {
    const [first] = versions as [(typeof rows)[number]]
    return {
      id: first.id,
      companyId,
      contractNo: first.contract_no,
      startsOn: first.starts_on,
      endsOn: first.ends_on,
      versions: versions.map(({ no, start_day, classes }) => ({ no, startDay: start_day, classes })),
    }
  })
}

/** Whether people are still evaluated under a version that is approved and has begun: its cover is not whole yet. */
export async function isEvaluating(
  db: Db,
  { companyId, contractId }: { readonly companyId: string; readonly contractId: string },
  today: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('contract_version')
    .select('no')
    .where((version) =>
      version.and({ company_id: companyId, contract_id: contractId, state: 'approved' as const }),
    )
    .where('start_day', '<=', today)
    .where('evaluated_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Until the transaction ends. */
export const lockContract = (
  tx: Db,
  { companyId, contractId }: { readonly companyId: string; readonly contractId: string },
) =>
  tx
    .selectFrom('group_contract')
    .select('id')
    .where((row) => row.and({ company_id: companyId, id: contractId }))
    .forUpdate()
    .execute()
