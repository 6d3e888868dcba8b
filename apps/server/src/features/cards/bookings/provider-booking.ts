import type { Input } from '@yf/contract/call'
import type { cardEvents } from '@yf/contract/cards-events'
import { fromMoment } from '@yf/domain/dates'
import { providerBookingKinds } from '@yf/partner-contract/benefit-provider'
import type { BenefitProvider } from '#partners/benefit-providers/port.ts'
import type { EventContext, EventHandler, EventOutcome } from '#platform/call/event.ts'
import { encryptContent } from '#platform/crypto/subject-content.ts'
import { newId } from '#platform/ids.ts'
import { relativeAccount } from '#features/company/public.ts'
import {
  giveBackRight,
  lockPackage,
  packageNames,
  reserveRight,
  type PackageRow,
} from '#features/equity/public.ts'
import { askForEvaluation, recordService } from '#features/feedback/public.ts'
import { bookingRow } from '../encrypted.ts'
import { addRecord, lockRecord, transitionRecord, type RecordRow } from './record-store.ts'
import { recordStates } from './states.ts'

type ProviderBookingInput = Input<typeof cardEvents.fuyaBooking>

const providerNames: Readonly<Record<BenefitProvider, string>> = { FUYA: '福雅健康', JINGHE: '京禾健康' }

const eventOf = (provider: BenefitProvider, bookingNo: string) => `card/${provider}/${bookingNo}`

/**
 * The provider books on its own page and notifies us. A booking uses one unit of the card, a cancellation returns it,
 * and each happens once per booking number of the provider, in whatever order events arrive.
 */
const bookingOf =
  (provider: BenefitProvider): EventHandler<typeof cardEvents.fuyaBooking> =>
  async (data, ctx) => {
    const [companyId = '', packageId = ''] = data.benefitNo.split('.')
    // All events of a card lock its row, so a booking and its end are processed in sequence.
    const card = await lockPackage(ctx.db, companyId, packageId)
    if (!card || card.supplier_code !== provider) return unknown(ctx, provider)
    const record = await lockRecord(ctx.db, companyId, provider, data.bookingNo)
    if (ctx.event.kind === providerBookingKinds.made)
      return record ? 'ignored' : made(provider, data, card, ctx)
    if (!record) return 'tooEarly'
    return record.package_id === packageId ? ended(provider, record, ctx) : unknown(ctx, provider)
  }

function unknown({ log, event }: EventContext, provider: BenefitProvider): EventOutcome {
  log.warn({ provider, kind: event.kind }, 'a provider booked with a card that its guest does not have')
  return 'ignored'
}

async function made(
  provider: BenefitProvider,
  data: ProviderBookingInput,
  card: PackageRow,
  ctx: EventContext,
): Promise<EventOutcome> {
  const { company_id, id: package_id, family_id } = card
  const subject_id = await subjectOf(ctx, card, data.memberNo)
  if (subject_id === null) return unknown(ctx, provider)
  const right = { companyId: company_id, packageId: package_id, familyId: family_id }
  const isReserved = await reserveRight(ctx.db, ctx.clock, right, eventOf(provider, data.bookingNo))
  if (isReserved !== 'reserved') return unknown(ctx, provider)
  const id = newId()
  const { institution, item } = data
  const at = ctx.clock.now()
  await addRecord(ctx.db, {
    company_id,
    id,
    package_id,
    subject_id,
    family_id,
    provider,
    booking_no: data.bookingNo,
    content_encrypted: await encryptContent(ctx, subject_id, bookingRow(id), { institution, item }),
    starts_at: fromMoment(data.startTime),
    state: recordStates.booked,
    created_at: at,
    updated_at: at,
  })
  return 'applied'
}

/**
 * Who owns the booking: the present holder of the card. A guest who opened the provider's page before the card was
 * given away or taken back no longer owns it.
 */
async function subjectOf(
  { db }: EventContext,
  { company_id, account_id, family_id }: PackageRow,
  memberNo: string,
): Promise<string | null> {
  if (family_id === null) return memberNo === account_id ? account_id : null
  const relative = await relativeAccount(db, company_id, account_id, family_id)
  if (memberNo !== family_id && memberNo !== relative) return null
  return relative ?? account_id
}

async function ended(provider: BenefitProvider, record: RecordRow, ctx: EventContext): Promise<EventOutcome> {
  if (record.state !== recordStates.booked) return 'ignored'
  const isCancelled = ctx.event.kind === providerBookingKinds.cancelled
  if (!isCancelled && ctx.event.kind !== providerBookingKinds.used) return 'ignored'
  const state = isCancelled ? recordStates.cancelled : recordStates.done
  await transitionRecord(ctx.db, record, { state, updated_at: ctx.clock.now() })
  const right = { companyId: record.company_id, packageId: record.package_id }
  if (isCancelled) await giveBackRight(ctx.db, ctx.clock, right, eventOf(provider, record.booking_no))
  else await recordVisit(provider, record, ctx)
  return 'applied'
}

/** Stored in plain text under the name of the card only: service and institution are encrypted with the booking. */
async function recordVisit(provider: BenefitProvider, record: RecordRow, ctx: EventContext): Promise<void> {
  const { company_id: companyId, id, subject_id: accountId, package_id } = record
  const name = (await packageNames(ctx.db, [record])).get(package_id) ?? '权益卡服务'
  if (await recordService(ctx, { companyId, id, accountId, name, provider: providerNames[provider] }))
    await askForEvaluation(ctx, { companyId, id })
}

export const fuyaBooking = bookingOf('FUYA')
export const jingheBooking = bookingOf('JINGHE')
