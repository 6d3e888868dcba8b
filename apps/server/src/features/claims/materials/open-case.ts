import { caseStates } from '@yf/domain/claim-case'
import { refuse, type Refused } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { ownCase, takeOwnCase, type CaseRow } from '../own-case.ts'

export const isRefused = <T extends object>(found: T | Refused): found is Refused =>
  'kind' in found && found.kind === 'refused'

/** Files come and go while the person fills in, and while a handler waits for more. */
export const isOpenForFiles = ({ state }: CaseRow): boolean =>
  state === caseStates.draft || state === caseStates.supplementing

/** New papers come with an appeal: they are no part of the case before it is sent. */
const mayAppeal = ({ state, appealed_at }: CaseRow): boolean =>
  appealed_at === null && (state === caseStates.paid || state === caseStates.rejected)

type Closed = Refused<'notFound' | 'filesClosed'>
interface Wanted {
  /** Only laid beside the case, to be put to it later. */
  readonly isAside?: boolean
}

const judged = (row: CaseRow | undefined, { isAside = false }: Wanted): CaseRow | Closed => {
  if (!row) return refuse('notFound')
  return isOpenForFiles(row) || (isAside && mayAppeal(row)) ? row : refuse('filesClosed')
}

export const openCase = async (
  db: Db,
  accountId: string,
  caseId: string,
  wanted: Wanted = {},
): Promise<CaseRow | Closed> => judged(await ownCase(db, accountId, caseId), wanted)

/** The same, as nobody else can change it until the transaction ends. */
export const takeOpenCase = async (
  tx: Db,
  accountId: string,
  caseId: string,
  wanted: Wanted = {},
): Promise<CaseRow | Closed> => judged(await takeOwnCase(tx, accountId, caseId), wanted)

/** What a handler has seen already, by the last time he asked for more: it can be added to, not taken away. */
export function isSubmitted(
  { submitted_at, asked_for }: Pick<CaseRow, 'submitted_at' | 'asked_for'>,
  material: { readonly created_at: Date },
): boolean {
  const seen = asked_for?.at === undefined ? submitted_at : new Date(asked_for.at)
  return seen !== null && material.created_at <= seen
}
