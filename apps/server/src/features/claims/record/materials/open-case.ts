import { caseStates } from '@yf/domain/claim-case'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { ownCase, takeOwnCase, type CaseRow } from '../own-case.ts'

export const isRefused = <T extends object>(found: T | RefusedCall): found is RefusedCall =>
  'kind' in found && found.kind === 'refused'

/** Files can change while the member fills in the draft, and while a handler waits for supplements. */
export const isOpenForFiles = ({ state }: CaseRow): boolean =>
  state === caseStates.draft || state === caseStates.supplementing

/** New documents come with an appeal: they belong to the case only after it is submitted. */
const mayAppeal = ({ state, appealed_at }: CaseRow): boolean =>
  appealed_at === null && (state === caseStates.paid || state === caseStates.rejected)

type CaseNotOpen = RefusedCall<'notFound' | 'filesClosed'>
interface OpenCaseOptions {
  /** Only uploaded, to be added to the case later. */
  readonly isAside?: boolean
}

const judged = (row: CaseRow | undefined, { isAside = false }: OpenCaseOptions): CaseRow | CaseNotOpen => {
  if (!row) return refuse('notFound')
  return isOpenForFiles(row) || (isAside && mayAppeal(row)) ? row : refuse('filesClosed')
}

export const openCase = async (
  db: Db,
  accountId: string,
  caseId: string,
  options: OpenCaseOptions = {},
): Promise<CaseRow | CaseNotOpen> => judged(await ownCase(db, accountId, caseId), options)

/** The same, locked until the transaction ends. */
export const takeOpenCase = async (
  tx: Db,
  accountId: string,
  caseId: string,
  options: OpenCaseOptions = {},
): Promise<CaseRow | CaseNotOpen> => judged(await takeOwnCase(tx, accountId, caseId), options)

/** The files that a handler had seen at the latest request: members can add to them, not delete them. */
export function isSubmitted(
  { submitted_at, asked_for }: Pick<CaseRow, 'submitted_at' | 'asked_for'>,
  material: { readonly created_at: Date },
): boolean {
  const seen = asked_for?.at === undefined ? submitted_at : new Date(asked_for.at)
  return seen !== null && material.created_at <= seen
}
