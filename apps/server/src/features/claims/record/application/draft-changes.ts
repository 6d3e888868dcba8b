import type { Input } from '@yf/contract/call'
import type { claimCalls } from '@yf/contract/claims'
import { isDay } from '@yf/domain/dates'
import { emailFault } from '@yf/domain/email'
import type { CaseRow } from '../own-case.ts'
import { internetVisits } from './visit-types.ts'

type DraftInput = Pick<
  Input<typeof claimCalls.chooseMember>,
  | 'visitType'
  | 'visitStart'
  | 'visitEnd'
  | 'hospital'
  | 'diagnosis'
  | 'accidentNote'
  | 'declaredFen'
  | 'email'
  | 'phone'
>
type DraftColumns = Pick<
  CaseRow,
  | 'visit_type'
  | 'visit_start'
  | 'visit_end'
  | 'hospital'
  | 'diagnosis'
  | 'accident_note'
  | 'declared_fen'
  | 'email'
>

/** `field` is the DTO field, `words` the message. */
export interface DraftFault {
  readonly field: string
  readonly message: string
}

/** The columns to update; fields that were not sent keep their value. */
export function filledIn(
  before: DraftColumns & Pick<CaseRow, 'flow'>,
  input: DraftInput,
  today: string,
): DraftColumns | DraftFault {
  const after: DraftColumns = {
    visit_type: sentOr(input.visitType, before.visit_type),
    visit_start: sentOr(input.visitStart, before.visit_start),
    visit_end: sentOr(input.visitEnd, before.visit_end),
    hospital: sentOr(tidy(input.hospital), before.hospital),
    diagnosis: sentOr(tidy(input.diagnosis), before.diagnosis),
    accident_note: sentOr(tidy(input.accidentNote), before.accident_note),
    declared_fen: sentOr(input.declaredFen, before.declared_fen),
    email: sentOr(tidy(input.email), before.email),
  }
  const wrongEmail = after.email === null ? null : emailFault(after.email)
  if (wrongEmail) return { field: 'email', message: wrongEmail }
  if (before.flow === 'hospital' && after.visit_type && !internetVisits.includes(after.visit_type))
    return { field: 'visitType', message: '互联网医院的就诊请选择门诊' }
  return daysFault(after, input.visitStart === undefined ? 'visitEnd' : 'visitStart', today) ?? after
}

export const isFault = (checked: DraftColumns | DraftFault): checked is DraftFault => 'field' in checked

/** A masked phone number as it was displayed changes nothing. */
export const newPhone = (phone: string | null | undefined): string | null | undefined =>
  phone?.includes('*') ? undefined : phone

function daysFault(
  { visit_start: start, visit_end: end }: DraftColumns,
  field: string,
  today: string,
): DraftFault | null {
  if (start !== null && !isDay(start)) return { field: 'visitStart', message: '就诊开始日期不存在，请核对' }
  if (end !== null && !isDay(end)) return { field: 'visitEnd', message: '就诊结束日期不存在，请核对' }
  if (start !== null && start > today) return { field: 'visitStart', message: '就诊开始日期不能晚于今天' }
  if (end !== null && end > today) return { field: 'visitEnd', message: '就诊结束日期不能晚于今天' }
  if (start !== null && end !== null && start > end) return { field, message: '就诊开始日期不能晚于结束日期' }
  return null
}

const sentOr = <T>(value: T | undefined, before: T): T => (value === undefined ? before : value)
const tidy = (text: string | null | undefined) => (typeof text === 'string' ? text.trim() || null : text)
