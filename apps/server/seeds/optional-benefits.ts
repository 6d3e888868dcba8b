import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { setNotifiedUntil, markNotified } from '#features/cards/optional/notice-store.ts'
import { employeesOf } from '#features/company/public.ts'
import { addChoices, addOffer, lockChooser, type OfferRow } from '#features/cards/optional/store.ts'
import type { OptionalItemRow } from '#features/cards/tables.ts'
import { calendarOf, type Calendar } from './calendar.ts'
import { idOf } from './ids.ts'

const item = (
  key: string,
  name: string,
  summary: string,
  supplierCode: string,
  times: number,
  timeFen: number,
): OptionalItemRow => ({ id: idOf('optionalItem', key), name, summary, supplierCode, times, timeFen })

const forSelf = [
  item('self-teeth', '洁牙护理', '全国门店，超声波洁牙与口腔检查', 'JINGHE', 2, 19_800),
  item('self-physio', '肩颈理疗', '就近门店，单次 60 分钟', 'JINGHE', 3, 26_800),
  item('self-escort', '就医陪诊', '专人陪诊半天，代排队取药', 'FUYA', 1, 39_800),
  item('self-counselling', '心理咨询', '线上或到店，每次 50 分钟', 'EAP', 2, 60_000),
]

const forFamily = [
  item('family-escort', '家人就医陪诊', '专人陪诊半天，代排队取药', 'FUYA', 2, 39_800),
  item('family-eyes', '儿童视力检查', '验光与眼底检查', 'JINGHE', 1, 12_000),
  item('family-care', '上门护理', '专业护士上门一次', 'JINGHE', 1, 29_800),
]

type Choosing = Pick<OfferRow, 'audience' | 'pick' | 'items' | 'opens_at' | 'closes_at'>

const offer = (
  company: string,
  key: string,
  title: string,
  summary: string,
  choosing: Choosing,
  { moment }: Calendar,
): OfferRow => ({
  company_id: idOf('company', company),
  id: idOf('optionalOffer', key),
  title,
  summary,
  ...choosing,
  use_until: moment(300, '23:59:59'),
  void_reason: null,
  staff_id: idOf('staff', 'operator1'),
  staff_name: '郑运营',
  created_at: moment(-8, '10:00:00'),
  notified_until: null,
})

const offers = (calendar: Calendar): OfferRow[] => {
  const { moment } = calendar
  const open = { opens_at: moment(-6, '00:00:00'), closes_at: moment(24, '23:59:59') }
  const coming = { opens_at: moment(10, '00:00:00'), closes_at: moment(40, '23:59:59') }
  return [
    offer(
      'xinghe-software',
      'self',
      '本人自选福利',
      '四项里选两项，选定后立即可用；截止前没有使用过的可以更换。',
      { audience: 'self', pick: 2, items: forSelf, ...open },
      calendar,
    ),
    offer(
      'xinghe-software',
      'family',
      '家人自选福利',
      '为一位家人选一项，由家人使用。',
      { audience: 'family', pick: 1, items: forFamily, ...open },
      calendar,
    ),
    offer(
      'haina',
      'coming',
      '本人自选福利',
      '两项里选一项。',
      { audience: 'self', pick: 1, items: forSelf.slice(0, 2), ...coming },
      calendar,
    ),
  ]
}

/** Offers that opened days ago are marked as announced, so that nobody gets a new notice about them. */
async function recordNotified(tx: Db, all: readonly OfferRow[], now: Date): Promise<void> {
  for (const offer of all.filter(({ opens_at }) => opens_at <= now)) {
    const everybody = { joinedAfter: null, after: null, limit: 1000 }
    await markNotified(tx, offer, await employeesOf(tx, offer.company_id, everybody), offer.opens_at)
    await setNotifiedUntil(tx, offer, now)
  }
}

/** Open for 星河软件, where 唐以宁 has chosen one of two; opens soon for 海纳. */
export async function addOptionalBenefits(services: Services, tx: Db) {
  const calendar = calendarOf(services.clock)
  const all = offers(calendar)
  for (const row of all) await addOffer(tx, { ...row, items: JSON.stringify(row.items) })
  await recordNotified(tx, all, services.clock.now())
  const [own] = all
  const [, physio] = forSelf
  if (!own || !physio) return
  const member = { company_id: own.company_id, account_id: idOf('account', '唐以宁') }
  const chosen_at = calendar.moment(-2, '20:00:00')
  const package_id = idOf('package', 'tang-optional')
  await tx
    .insertInto('equity_package')
    .values({
      ...member,
      id: package_id,
      family_id: null,
      kind: 'card',
      name: physio.name,
      summary: physio.summary,
      supplier_code: physio.supplierCode,
      start_time: chosen_at,
      end_time: own.use_until,
      status: 1,
      total: physio.times,
      used: 0,
      time_fen: physio.timeFen,
    })
    .execute()
  await lockChooser(tx, own, member.account_id, chosen_at)
  await addChoices(tx, [
    {
      ...member,
      id: idOf('optionalChoice', 'tang'),
      offer_id: own.id,
      family_id: null,
      item_id: physio.id,
      package_id,
      chosen_at,
      dropped_at: null,
    },
  ])
}
