import type { claimCalls } from '@yf/contract/claims'
import { caseStates, type CaseState } from '@yf/domain/claim-case'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { draftOf } from '#features/claims/record/application/draft-store.ts'
import { toDraftDto } from '#features/claims/record/application/dto.ts'
import { decrypted, encrypted } from '#features/claims/record/health-texts.ts'
import { insertCase, newCase } from '#features/claims/record/new-case.ts'
import { ownCase, takeOwnCase, type CaseRow } from '#features/claims/record/own-case.ts'
import { casePhoneRow } from '#features/claims/record/encrypted.ts'
import { copyFiles } from './copy-files.ts'

const ended = new Set<CaseState>([caseStates.rejected, caseStates.cancelled, caseStates.withdrawn])
export const canRenew = (state: CaseState): boolean => ended.has(state)

/** A draft with the information and files of a case that ended without payment, under a new number. */
export const renewCaseNo: RunCallHandler<typeof claimCalls.renewCaseNo> = async ({ caseId }, ctx) => {
  const old = await takeOwnCase(ctx.db, ctx.caller.accountId, caseId)
  if (!old) return refuse('notFound')
  if (!canRenew(old.state)) return refuse('cannotRenew')
  const id = await addDraft(ctx, old)
  if (id === null) {
    const draft = await existingDraft(ctx, old)
    return refuse('draftStands', `您有一份未提交的申请（${draft?.case_no}），请先提交或删除后再重新申请`)
  }
  await copyFiles(ctx, old, id)
  const draft = await ownCase(ctx.db, old.account_id, id)
  if (!draft) throw new Error('a draft that was just made is gone')
  return answer(await toDraftDto(ctx, draft))
}

const tries = 5

/** Null if a draft of this flow exists, or is created concurrently. */
async function addDraft(ctx: MemberContext, old: CaseRow): Promise<string | null> {
  const { db, clock, cipher } = ctx
  const id = newId()
  const encryptedInput = await encrypted(ctx, { ...old, id }, memberInput(await decrypted(ctx, old)))
  const phone = old.phone_encrypted && cipher.open(old.phone_encrypted, casePhoneRow(old.id))
  const phone_encrypted = phone && cipher.encrypt(phone, casePhoneRow(id))
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    if (await insertCase(db, newCase({ ...encryptedInput, id, step: 3, phone_encrypted }, clock.now())))
      return id
    // Either a draft exists, or the number is taken: then another one is tried.
    if (await existingDraft({ db }, old)) return null
  }
  throw new Error('no case number is free')
}

/** The member's own input of the ended case; results are not copied. */
const memberInput = (old: CaseRow) => ({
  company_id: old.company_id,
  account_id: old.account_id,
  family_id: old.family_id,
  policy_id: old.policy_id,
  flow: old.flow,
  insured_name: old.insured_name,
  visit_type: old.visit_type,
  visit_start: old.visit_start,
  visit_end: old.visit_end,
  hospital: old.hospital,
  diagnosis: old.diagnosis,
  accident_note: old.accident_note,
  declared_fen: old.declared_fen,
  email: old.email,
  bank_card_id: old.bank_card_id,
})

const existingDraft = ({ db }: Pick<MemberContext, 'db'>, { account_id, company_id, flow }: CaseRow) =>
  draftOf(db, { accountId: account_id, companyId: company_id, flow })
