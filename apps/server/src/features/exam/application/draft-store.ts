import type { ExamDraft, ExamInfo } from '@yf/contract/exam-shapes'
import { shanghaiMoment } from '@yf/domain/dates'
import { examStates } from '@yf/domain/exam-claim'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { toBankCardDto, cardById } from '#features/claims/public.ts'
import { freeExamKeys, newExamNo, takeExamKeys } from '../exam-keys.ts'
import { changeExam, type ExamRow } from '../own-exam.ts'

/** The owner of the draft. */
export interface Applicant {
  readonly companyId: string
  readonly accountId: string
}

const draftQuery = (db: Db, { companyId, accountId }: Applicant) =>
  db
    .selectFrom('exam_claim')
    .selectAll()
    .where((row) => row.and({ company_id: companyId, account_id: accountId, state: examStates.draft }))

export const draftOf = (db: Db, applicant: Applicant): Promise<ExamRow | undefined> =>
  draftQuery(db, applicant).executeTakeFirst()

type DraftFields = Pick<ExamRow, 'family_id' | 'member_name' | 'institution' | 'exam_day' | 'amount_fen'>

/** The same, locked against submission until the transaction ends; once submitted it is no draft any more. */
const takeDraft = (tx: Db, applicant: Applicant): Promise<ExamRow | undefined> =>
  draftQuery(tx, applicant).forUpdate().executeTakeFirst()

/** One draft per member and company: a second call, even a concurrent one, changes the first call's draft. */
export async function keepDraft(
  ctx: { readonly db: Db; readonly clock: Clock },
  applicant: Applicant,
  filled: DraftFields,
  id = newId(),
): Promise<ExamRow> {
  const existing = await takeDraft(ctx.db, applicant)
  if (!existing)
    return (await insertDraft(ctx, applicant, filled, id)) ?? keepDraft(ctx, applicant, filled, id)
  const changes = {
    ...filled,
    updated_at: ctx.clock.now(),
    // Another member's card must not be used for this payment.
    ...(existing.family_id === filled.family_id ? {} : { bank_card_id: null }),
  }
  await changeExam(ctx.db, existing, changes)
  return { ...existing, ...changes }
}

/** Undefined when another call has created it meanwhile, or the number is taken. */
async function insertDraft(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { companyId, accountId }: Applicant,
  filled: DraftFields,
  id: string,
): Promise<ExamRow | undefined> {
  const now = clock.now()
  const row = {
    company_id: companyId,
    id,
    account_id: accountId,
    exam_no: newExamNo(now),
    state: examStates.draft,
    ...filled,
    bank_card_id: null,
    package_id: null,
    approved_fen: null,
    reason_encrypted: null,
    created_at: now,
    updated_at: now,
    submitted_at: null,
    decided_at: null,
    closed_at: null,
  }
  if (!(await takeExamKeys(db, row))) return undefined
  const made = await db
    .insertInto('exam_claim')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!made) await freeExamKeys(db, row)
  return made
}

export async function toDraftDto(db: Db, row: ExamRow): Promise<ExamDraft> {
  const card = row.bank_card_id ? await cardById(db, row.account_id, row.bank_card_id) : undefined
  const info: ExamInfo = {
    familyId: row.family_id,
    institution: row.institution,
    day: row.exam_day,
    amountFen: row.amount_fen,
  }
  return {
    id: row.id,
    bankCard: card ? toBankCardDto(card) : null,
    updateTime: shanghaiMoment(row.updated_at),
    ...info,
  }
}
