import type { AdminAdvice } from '@yf/contract/feedback-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { maskName, maskPhone } from '@yf/domain/masks'
import type { FeedbackEntry } from '../public.ts'
import { activeCompanyNamesOf } from '#features/company/public.ts'
import { namesOf, phonesOf } from '#features/identity/public.ts'
import { staffNames } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'

interface DecryptedFeedbackRow {
  readonly account_id: string
  readonly created_at: Date
  readonly handled_by: string | null
  readonly handled_at: Date | null
  readonly decrypted: FeedbackEntry
}

type FeedbackDtoFields = Omit<AdminAdvice, 'id' | 'activityTitle'>

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]

/** Fields common to all kinds. Members are masked: staff have to tell people apart, not to know them. */
export async function toSharedDto(
  { db, cipher }: Pick<StaffContext, 'db' | 'cipher'>,
  rows: readonly DecryptedFeedbackRow[],
): Promise<(row: DecryptedFeedbackRow) => FeedbackDtoFields> {
  const people = unique(rows.map(({ account_id }) => account_id))
  const names = await namesOf(db, people)
  const phones = await phonesOf(db, cipher, people)
  const companies = await activeCompanyNamesOf(db, people)
  const staff = await staffNames(db, unique(rows.flatMap(({ handled_by }) => handled_by ?? [])))
  return ({ account_id, created_at, handled_by, handled_at, decrypted }) => ({
    companyName: companies.get(account_id) ?? '',
    memberName: maskName(names.get(account_id) ?? ''),
    memberPhone: maskPhone(phones.get(account_id) ?? ''),
    words: decrypted.text,
    isForgotten: decrypted.isForgotten ? 1 : 0,
    createTime: shanghaiMoment(created_at),
    note: decrypted.note,
    handledBy: handled_by && (staff.get(handled_by) ?? ''),
    handledTime: handled_at && shanghaiMoment(handled_at),
  })
}
