import type { ApplyDraft, BankCard } from '@yf/contract/claim-shapes'
import { shanghaiMoment } from '@yf/domain/dates'
import { maskPhone } from '@yf/domain/masks'
import { decrypted } from '../health-texts.ts'
import type { CaseRow } from '../own-case.ts'
import { casePhoneRow } from '../encrypted.ts'
import { cardById, type CardRow } from '../cards.ts'
import type { PersonDeps } from '../people.ts'

export async function toDraftDto(ctx: PersonDeps, encryptedRow: CaseRow): Promise<ApplyDraft> {
  const { db, cipher } = ctx
  const row = await decrypted(ctx, encryptedRow)
  const card = row.bank_card_id ? await cardById(db, row.account_id, row.bank_card_id) : undefined
  return {
    caseId: row.id,
    caseNo: row.case_no,
    flow: row.flow,
    state: row.state,
    step: row.step,
    insuredName: row.insured_name,
    bankCard: card ? toBankCardDto(card) : null,
    updateTime: shanghaiMoment(row.updated_at),
    familyId: row.family_id,
    policyId: row.policy_id,
    visitType: row.visit_type,
    visitStart: row.visit_start,
    visitEnd: row.visit_end,
    hospital: row.hospital,
    diagnosis: row.diagnosis,
    accidentNote: row.accident_note,
    declaredFen: row.declared_fen,
    phone: row.phone_encrypted ? maskPhone(cipher.open(row.phone_encrypted, casePhoneRow(row.id))) : null,
    email: row.email,
  }
}

export const toBankCardDto = (row: CardRow): BankCard => ({
  id: row.id,
  holderName: row.holder_name,
  maskedNo: `**** **** **** ${row.last_four}`,
  bankCode: row.bank_code,
  bankName: row.bank_name,
  cardKind: row.card_kind,
  province: row.province,
  city: row.city,
  branch: row.branch,
})
