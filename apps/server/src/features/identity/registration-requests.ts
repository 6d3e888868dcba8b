import { maskCertificate } from '@yf/domain/masks'
import {
  personById,
  personQuery,
  putPhoneOnRoster,
  rosterPhoneField,
  rosterRow,
  type EventAuthor,
  type RosterEntry,
} from '#features/people/public.ts'
import type { CallContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import type { RegistrationNotice } from './deliveries.ts'
import { requestRow } from './encrypted.ts'
import type { RegistrationRequestTable } from './tables.ts'

export async function addRequest(
  { db, cipher, clock }: CallContext,
  { company_id, id: entry_id }: RosterEntry,
  phone: string,
): Promise<void> {
  const id = newId()
  await db
    .insertInto('registration_request')
    .values({
      company_id,
      id,
      entry_id,
      phone_hash: cipher.lookup(phone, rosterPhoneField),
      phone_encrypted: cipher.encrypt(phone, requestRow(id)),
      state: 'waiting',
      asked_at: clock.now(),
      decided_at: null,
      decided_by: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export type RequestState = RegistrationRequestTable['state']

/** Requests to one company, with the name that it announced itself. To narrow, order and page. */
export const requestsOf = (db: Db, companyId: string, isWaiting: boolean) =>
  db
    .selectFrom('registration_request as request')
    .innerJoin(personQuery(db).as('entry'), (join) =>
      join.onRef('entry.company_id', '=', 'request.company_id').onRef('entry.id', '=', 'request.entry_id'),
    )
    .select([
      'request.id',
      'request.state',
      'request.phone_encrypted',
      'request.asked_at',
      'request.decided_at',
      'request.decided_by',
      'entry.name',
      'entry.id as entry_id',
      'entry.certificate_encrypted',
    ])
    .where('request.company_id', '=', companyId)
    .where('request.state', isWaiting ? '=' : '!=', 'waiting')

interface EncryptedRequest {
  readonly id: string
  readonly phone_encrypted: string
  readonly entry_id: string
  readonly certificate_encrypted: string
}

/** With equal names on a roster the certificate identifies the person. */
export const decryptedRequest = ({ cipher }: Pick<CallContext, 'cipher'>, row: EncryptedRequest) => ({
  phone: cipher.open(row.phone_encrypted, requestRow(row.id)),
  maskedCertificate: maskCertificate(cipher.open(row.certificate_encrypted, rosterRow(row.entry_id))),
})

interface RequestDecision {
  readonly companyId: string
  readonly companyName: string
  readonly id: string
  readonly isConfirmed: boolean
  readonly by: EventAuthor & { readonly staffName: string }
}

const results = {
  confirmed: '已由企业确认，请重新打开注册页面，用本手机号完成注册',
  refused: '未通过，请联系企业人力资源核对',
} as const

/** The person who made the request, for the audit log. */
export interface DecidedRequest {
  readonly name: string
  readonly phone: string
  readonly maskedCertificate: string
}

/**
 * A confirmed phone is added to the roster, which allows its holder to register: the console never creates accounts.
 * Null when there is no such request, or another call was first.
 */
export async function decideRequest(
  ctx: CallContext,
  decision: RequestDecision,
): Promise<DecidedRequest | null> {
  const { companyId, companyName: company, id, isConfirmed, by } = decision
  const state = isConfirmed ? 'confirmed' : 'refused'
  const decided = await ctx.db
    .updateTable('registration_request')
    .set({ state, decided_at: ctx.clock.now(), decided_by: by.staffName })
    .where((request) => request.and({ company_id: companyId, id, state: 'waiting' }))
    .returning(['id', 'entry_id', 'phone_encrypted'])
    .executeTakeFirst()
  if (!decided) return null
  const person = await personById(ctx.db, companyId, decided.entry_id)
  if (!person) throw new Error('a request is about a person of the company')
  const { name, certificate_encrypted } = person
  const { phone, maskedCertificate } = decryptedRequest(ctx, { ...decided, certificate_encrypted })
  if (isConfirmed) await putPhoneOnRoster(ctx, { companyId, personId: decided.entry_id, phone }, by)
  const payload: RegistrationNotice = { phone, company, result: results[state] }
  await ctx.outbox.add(ctx.db, { partner: 'sms', kind: 'registration', key: id, payload })
  return { name, phone, maskedCertificate }
}
