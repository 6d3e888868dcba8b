import type { highExamCalls } from '@yf/contract/high-exam'
import type { Input } from '@yf/contract/call'
import { ageOn, isDay, shanghaiDay } from '@yf/domain/dates'
import { supplierOf } from '@yf/domain/equity'
import { requireMembership, type Membership } from '#features/company/public.ts'
import { isUsable, packageOf } from '#features/equity/public.ts'
import { askForSlot } from '#features/slots/public.ts'
import type { ExamPackage, Institution } from '#partners/exams/port.ts'
import type { MemberContext } from '#platform/call/context.ts'
import { inSteps, type OutcomeOf } from '#platform/call/handler.ts'
import { badInput, refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { once } from '#platform/idempotency/once.ts'
import { requestHash } from '#platform/idempotency/request-hash.ts'
import { askJob, askPartner } from './ask-partner.ts'
import { answerBooking } from './bookings.ts'
import { partnerAnswer } from './catalogue.ts'
import { payerOf, readyExaminee, type ReadyExaminee } from './examinees.ts'
import { addOrder } from './order-store.ts'
import { isTooSoon, lastDayOf, resourceIdOf, spanOf, supplier } from './rules.ts'

type Call = typeof highExamCalls.book
type ExamBookingRequest = Input<Call>
type ExamBookingRefusal = Extract<OutcomeOf<Call>, { kind: 'refused' }>

/**
 * Validates the selection with the partner, then writes booking, benefit use and order together, and sends the order
 * under the booking's own number. If the partner does not answer, a job keeps asking while the benefit is held.
 */
export const book = inSteps<Call>(async (input, ctx) => {
  if (!isDay(input.day)) return badInput('day', '体检日期不正确')
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, input.companyId)
  if (!membership) return refuse('notFound')
  const ready = await readyExaminee(ctx, membership, input.userFamilyId ?? null)
  if (ready.kind !== 'ready') return ready
  const chosen = await chosenOf(ctx, input, ready.examinee)
  if (chosen.kind === 'refused') return chosen
  let isNew = false
  const placed = await ctx.transaction((inner) => {
    const work = () => {
      isNew = true
      return slot({ ...inner, caller: ctx.caller }, membership, input, ready.examinee, chosen)
    }
    const key = ctx.idempotencyKey
    if (key === '') return work()
    const hash = requestHash(ctx.cipher, input)
    const { accountId } = ctx.caller
    const request = { scope: accountId, subject: accountId, call: 'highExam.book', key, requestHash: hash }
    return once(inner, request, work)
  })
  // The answer is 待确认 whatever the partner says immediately: a repetition returns the same, and the page queries
  // the status.
  if (placed.kind === 'answer' && isNew)
    await askPartner(ctx, { account_id: ctx.caller.accountId, booking_id: placed.result.id })
  return placed
})

interface ChosenPackage {
  readonly kind: 'chosen'
  readonly institution: Institution
  readonly examPackage: ExamPackage
}

/** As the partner offers it now: an outdated page, or an invented code, books nothing. */
async function chosenOf(
  ctx: MemberContext,
  { institutionCode, packageCode, day, marriage }: ExamBookingRequest,
  { gender, birth }: ReadyExaminee['examinee'],
): Promise<ChosenPackage | ExamBookingRefusal> {
  const { exams } = ctx.partners
  const age = ageOn(birth, shanghaiDay(ctx.clock.now()))
  const results = await Promise.all([
    exams.institutions({ code: institutionCode }),
    exams.packages({ institutionCode, gender, age, marriage }),
    exams.schedule({ institutionCode, packageCode, month: day.slice(0, 7) }),
  ])
  const [institutions, packages, days] = [
    partnerAnswer(ctx, results[0]),
    partnerAnswer(ctx, results[1]),
    partnerAnswer(ctx, results[2]),
  ]
  const away = [institutions, packages, days].find((one) => one.kind === 'refused')
  if (away?.kind === 'refused') return away.name === 'notFound' ? refuse('examChoiceGone') : away
  if (institutions.kind !== 'heard' || packages.kind !== 'heard' || days.kind !== 'heard')
    return refuse('examPartnerAway')
  const institution = institutions.answer.find(({ code }) => code === institutionCode)
  const examPackage = packages.answer.find(({ code }) => code === packageCode)
  if (!institution || !examPackage) return refuse('examChoiceGone')
  const left = days.answer.find((one) => one.day === day)?.left ?? 0
  return left > 0 ? { kind: 'chosen', institution, examPackage } : refuse('examDayFull')
}

async function slot(
  ctx: MemberContext,
  membership: Membership,
  { companyId, packageId, day, marriage }: ExamBookingRequest,
  examinee: ReadyExaminee['examinee'],
  { institution, examPackage }: ChosenPackage,
) {
  if (isTooSoon(day, ctx.clock.now())) return refuse('slotGone')
  const right = await rightOf(ctx, membership, packageId, examinee.familyId, day)
  if (right.kind === 'refused') return right
  const { accountId } = ctx.caller
  const results = await askForSlot(ctx, {
    kind: 'exam',
    companyId,
    accountId,
    choice: examPackage.code,
    right: { companyId, packageId },
    resourceId: resourceIdOf(ctx.partners.exams, institution.code),
    ...spanOf(day),
  })
  if (results.kind === 'refused') return results
  const { familyId, name, gender, birth, certificateKind, certificateNumber, phone } = examinee
  await addOrder(ctx, {
    account_id: accountId,
    booking_id: results.booking.id,
    family_id: familyId,
    institution_code: institution.code,
    institution_name: institution.name,
    address: institution.address,
    phone: institution.phone,
    longitude: institution.longitude,
    latitude: institution.latitude,
    package_code: examPackage.code,
    package_name: examPackage.name,
    covered_by: right.name,
    partner_state: 'unknown',
    change_id: null,
    change_day: null,
    refused_change_id: null,
    created_at: ctx.clock.now(),
    person: { name, gender, birth, certificateKind, certificateNumber, phone, marriage },
  })
  const job = { accountId, bookingId: results.booking.id }
  await ctx.jobs.send(ctx.db, askJob, job, { startAfterSeconds: 30 })
  return answerBooking(ctx, results.booking.id)
}

/** The selected benefit: for this examinee, usable now, and not expired on that day. */
async function rightOf(
  { db, clock }: MemberContext,
  membership: Membership,
  packageId: string,
  familyId: string | null,
  day: string,
): Promise<{ kind: 'right'; name: string } | RefusedCall<'notFound' | 'noRightLeft' | 'examOutsideTerm'>> {
  const row = await packageOf(db, membership, packageId)
  if (!row || supplierOf(row.supplier_code) !== supplier) return refuse('notFound')
  if (row.family_id !== payerOf(membership, familyId)) return refuse('notFound')
  if (!isUsable(row, clock.now())) return refuse('noRightLeft')
  if (day > lastDayOf(row.end_time)) return refuse('examOutsideTerm')
  return { kind: 'right', name: row.name }
}
