import { at, stageOf, type SeedContext } from './bookings.ts'
import type { Insertable } from 'kysely'
import { ageOn } from '@yf/domain/dates'
import type { EquityPackageTable } from '#features/equity/tables.ts'
import { addOrder, setOrder, type OrderRow } from '#features/high-exam/order-store.ts'
import { addReport } from '#features/high-exam/report-store.ts'
import { resourceIdOf, spanOf } from '#features/high-exam/rules.ts'
import { reportRow } from '#features/high-exam/encrypted.ts'
import { accountOf, decryptedPerson } from '#features/identity/public.ts'
import {
  askForSlot,
  cancelOwn,
  confirmSlot,
  denySlot,
  finish,
  markNoShow,
  type BookingRow,
} from '#features/slots/public.ts'
import type { Services } from '#platform/call/context.ts'
import { encryptContent } from '#platform/crypto/subject-content.ts'
import type { Db } from '#platform/db/handle.ts'
import { namedId } from '#platform/ids.ts'
import { calendarOf, type Calendar } from './calendar.ts'
import { examFindings } from './exam-findings.ts'
import { idOf } from './ids.ts'

interface ExamCardHolder {
  readonly company: string
  readonly person: string
  /** The family member who holds the benefit. */
  readonly family?: string
}

const lin: ExamCardHolder = { company: 'xinghe-software', person: 'linxiao' }
const software = (person: string): ExamCardHolder => ({ company: 'xinghe-software', person })

type Term = readonly [from: number, until: number]
const running: Term = [-120, 245]
const past: Term = [-760, -395]

const cards: readonly (readonly [key: string, of: ExamCardHolder, term: Term, total: number])[] = [
  ['lin-last', lin, past, 3],
  ['lin', lin, running, 4],
  // 陈默 has an account of his own and books for himself.
  ['lin-spouse', { ...lin, family: 'linxiao/spouse' }, running, 1],
  ['lin-child', { ...lin, family: 'linxiao/child' }, running, 1],
  ['hejing', { company: 'yuanli', person: 'hejing' }, [15, 380], 1],
  // Used by the journeys.
  ['liang', software('梁若溪'), running, 2],
  ['song', software('宋景行'), running, 1],
]

const cardOf = (
  [key, { company, person, family }, [from, until], total]: (typeof cards)[number],
  { moment }: Calendar,
): Insertable<EquityPackageTable> => ({
  company_id: idOf('company', company),
  account_id: idOf('account', person),
  family_id: family ? idOf('family', family) : null,
  id: idOf('package', `high-exam/${key}`),
  kind: 'card',
  name: '高端体检卡',
  summary: '全国高端体检中心任选，专人陪检，含深度影像与肿瘤筛查',
  supplier_code: 'FENGSHI_HIGH_EXAM',
  start_time: moment(from),
  end_time: moment(until, '23:59:59'),
  status: 1,
  total,
  used: 0,
})

type HighExamEnd = 'asked' | 'booked' | 'finished' | 'cancelled' | 'refused' | 'noShow'

interface HighExamStory {
  readonly card: string
  readonly day: number
  readonly end: HighExamEnd
  readonly findings?: keyof typeof examFindings
}

/** 林晓 has a booking in every state, and three years of reports. */
const stories: readonly HighExamStory[] = [
  { card: 'lin-last', day: -735, end: 'finished', findings: 'first' },
  { card: 'lin-last', day: -430, end: 'noShow' },
  { card: 'lin-last', day: -400, end: 'finished', findings: 'second' },
  { card: 'lin', day: -42, end: 'finished', findings: 'third' },
  { card: 'lin', day: -20, end: 'cancelled' },
  { card: 'lin', day: -9, end: 'refused' },
  { card: 'lin', day: 6, end: 'booked' },
  { card: 'lin', day: 13, end: 'asked' },
]

const institution = {
  institution_code: 'sh-jingan',
  institution_name: '锋仕臻选上海静安中心',
  address: '上海市静安区南京西路1266号恒隆广场二期5楼',
  phone: '4008206688',
  longitude: 121.4536,
  latitude: 31.2287,
  package_code: 'women-plus',
  package_name: '女士尊享体检',
} as const

/** Institutions are closed on Sundays. */
const openDay = ({ day }: Calendar, offset: number): string =>
  new Date(`${day(offset)}T00:00:00Z`).getUTCDay() === 0 ? day(offset + 1) : day(offset)

/** High-end exams: members who hold one, bookings in every state, and reports of three years. */
export async function addHighExams(services: Services, tx: Db): Promise<void> {
  const stage = stageOf(services, tx)
  const calendar = calendarOf(services.clock)
  await tx
    .insertInto('equity_package')
    .values(cards.map((card) => cardOf(card, calendar)))
    .execute()
  for (const story of stories) await play(stage, story, openDay(calendar, story.day))
}

async function play(stage: SeedContext, story: HighExamStory, day: string): Promise<void> {
  const span = spanOf(day)
  const weekBefore = new Date(span.startsAt.getTime() - 7 * 86_400_000)
  const then = at(stage, weekBefore < stage.clock.now() ? weekBefore : stage.clock.now())
  const after = at(stage, span.endsAt)
  const accountId = idOf('account', lin.person)
  const companyId = idOf('company', lin.company)
  const outcome = await askForSlot(then, {
    kind: 'exam',
    companyId,
    accountId,
    choice: institution.package_code,
    right: { companyId, packageId: idOf('package', `high-exam/${story.card}`) },
    resourceId: resourceIdOf({ code: 'fengshi' }, institution.institution_code),
    ...span,
  })
  if (outcome.kind === 'refused') throw new Error(`a demo exam was refused: ${outcome.name}`)
  const { booking } = outcome
  const order = await keepOrder(then, booking)
  await end(then, after, story, booking)
  const states = { asked: 'pending', refused: 'refused', cancelled: 'cancelled' } as const
  const partner_state = story.end in states ? states[story.end as keyof typeof states] : 'confirmed'
  await setOrder(stage.db, order, { partner_state })
  if (story.findings) await keepReport(after, order, day, story.findings)
}

async function end(
  then: SeedContext,
  after: SeedContext,
  story: HighExamStory,
  booking: BookingRow,
): Promise<void> {
  if (story.end === 'asked') return
  if (story.end === 'refused') {
    await denySlot(then, booking, '机构当天临时停检')
    return
  }
  await confirmSlot(then, booking)
  if (story.end === 'cancelled') await cancelOwn(then, booking)
  if (story.end === 'finished') await finish(after, booking, { actor: 'system', reason: '体检已完成' })
  if (story.end === 'noShow') await markNoShow(after, booking, { actor: 'system', reason: '您未按时到检' })
}

async function keepOrder(stage: SeedContext, { id }: BookingRow): Promise<OrderRow> {
  const account_id = idOf('account', lin.person)
  const person = (await decryptedPerson(stage.db, stage.cipher, account_id))!
  const { gender } = (await accountOf(stage.db, account_id))!
  const row = {
    ...institution,
    account_id,
    booking_id: id,
    family_id: null,
    covered_by: '高端体检卡',
    partner_state: 'unknown' as const,
    change_id: null,
    change_day: null,
    refused_change_id: null,
    created_at: stage.clock.now(),
  }
  await addOrder(stage, {
    ...row,
    person: {
      name: person.name,
      gender: gender === 1 ? 1 : 2,
      birth: person.birth!,
      certificateKind: person.certificateKind!,
      certificateNumber: person.certificateNumber!,
      phone: person.phone,
      marriage: 'married',
    },
  })
  return { ...row, content: '' }
}

async function keepReport(
  stage: SeedContext,
  { account_id, booking_id, institution_name, package_name }: OrderRow,
  day: string,
  findings: keyof typeof examFindings,
): Promise<void> {
  const id = namedId(`demo/exam-report/${findings}`)
  const person = (await decryptedPerson(stage.db, stage.cipher, account_id))!
  const content = { name: person.name, gender: 2, age: ageOn(person.birth!, day), ...examFindings[findings] }
  await addReport(stage.db, {
    account_id,
    id,
    report_no: `DEMO-${findings}`,
    booking_id,
    family_id: null,
    day,
    institution_name,
    package_name,
    file_id: null,
    content: await encryptContent(stage, account_id, reportRow(id), content),
    created_at: new Date(stage.clock.now().getTime() + 5 * 86_400_000),
  })
}
