import type { claimCalls } from '@yf/contract/claims'
import { caseStates, type CaseState } from '@yf/domain/claim-case'
import type { MemberContext } from '#platform/call/context.ts'
import type { Run } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { newCaseNo } from '../application/case-no.ts'
import { draftOnTheWire } from '../application/on-the-wire.ts'
import { freeCaseKeys, takeCaseKeys } from '../case-keys.ts'
import { ownCase, takeOwnCase, type CaseRow } from '../own-case.ts'
import { casePhoneRow } from '../sealed.ts'
import { copyFiles } from './copy-files.ts'

const ended = new Set<CaseState>([caseStates.rejected, caseStates.cancelled, caseStates.withdrawn])
export const canRenew = (state: CaseState): boolean => ended.has(state)

/** A draft with the information and files of a case that ended without money, under a number of its own. */
export const renewCaseNo: Run<typeof claimCalls.renewCaseNo> = async ({ caseId }, ctx) => {
  const old = await takeOwnCase(ctx.db, ctx.caller.accountId, caseId)
  if (!old) return refuse('notFound')
  if (!canRenew(old.state)) return refuse('cannotRenew')
  const id = await addDraft(ctx, old)
  if (id === null) {
    const draft = await standing(ctx, old)
    return refuse('draftStands', `您有一份未提交的申请（${draft}），请先提交或删除后再重新申请`)
  }
  await copyFiles(ctx, old, id)
  const draft = await ownCase(ctx.db, old.account_id, id)
  if (!draft) throw new Error('a draft that was just made is gone')
  return answer(await draftOnTheWire(ctx, draft))
}

const tries = 5

/** Null where a draft of this flow stands already, or came to stand at the same moment. */
async function addDraft({ db, clock, cipher }: MemberContext, old: CaseRow): Promise<string | null> {
  const id = newId()
  const now = clock.now()
  const phone = old.phone_sealed && cipher.open(old.phone_sealed, casePhoneRow(old.id))
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const keys = { company_id: old.company_id, id, case_no: newCaseNo(now) }
    if (!(await takeCaseKeys(db, keys))) continue
    const added = await db
      .insertInto('claim_case')
      .values({
        ...blank,
        ...keys,
        account_id: old.account_id,
        family_id: old.family_id,
        policy_id: old.policy_id,
        flow: old.flow,
        step: 3,
        insured_name: old.insured_name,
        visit_type: old.visit_type,
        visit_start: old.visit_start,
        visit_end: old.visit_end,
        hospital: old.hospital,
        diagnosis: old.diagnosis,
        accident_note: old.accident_note,
        phone_sealed: phone && cipher.seal(phone, casePhoneRow(id)),
        email: old.email,
        bank_card_id: old.bank_card_id,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows) return id
    await freeCaseKeys(db, keys)
    return null
  }
  throw new Error('no case number is free')
}

const blank = {
  state: caseStates.draft,
  billed_fen: 0,
  payable_fen: null,
  risk: 0,
  asked_for: null,
  signature_id: null,
  book_hash: null,
  book_file_id: null,
  letter_file_id: null,
  submitted_at: null,
  decided_at: null,
  closed_at: null,
} as const

const standing = async ({ db }: Pick<MemberContext, 'db'>, { account_id, company_id, flow }: CaseRow) =>
  (
    await db
      .selectFrom('claim_case')
      .select('case_no')
      .where((row) => row.and({ account_id, company_id, flow, state: caseStates.draft }))
      .executeTakeFirst()
  )?.case_no
