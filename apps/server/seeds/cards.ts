import type { Insertable } from 'kysely'
import { birthOf, genderOf } from '@yf/domain/certificate'
import type { Services } from '#platform/call/context.ts'
import { encryptContent } from '#platform/crypto/subject-content.ts'
import type { Db } from '#platform/db/handle.ts'
import { hashOfCode } from '#features/cards/codes/unlock.ts'
import { bookingRow } from '#features/cards/encrypted.ts'
import type { CardBatchTable } from '#features/cards/tables.ts'
import type { EquityPackageTable } from '#features/equity/tables.ts'
import * as family from '#features/family/encrypted.ts'
import { calendarOf, type Calendar } from './calendar.ts'
import { idOf } from './ids.ts'
import { inventedCertificate } from './people.ts'

const company_id = idOf('company', 'xinghe-software')
const lin = { company_id, account_id: idOf('account', 'linxiao') }
const tang = { company_id, account_id: idOf('account', '唐以宁') }
const linsSpouse = idOf('family', 'linxiao/spouse')
const tangsSpouse = idOf('family', 'tang/spouse')

/** Codes that a person can type: the plain codes of a batch are not stored anywhere else. */
export const demoCodes = {
  /** Any member of 星河软件 can collect it. */
  free: 'KAQUAN2222222222',
  another: 'KAQUAN3333333333',
  collected: 'KAQUAN4444444444',
  voided: 'KAQUAN5555555555',
  over: 'KAQUAN6666666666',
} as const

const operator = { staff_id: idOf('staff', 'operator1'), staff_name: '郑运营' }

const batch = (
  key: string,
  name: string,
  state: CardBatchTable['state'],
  collect_until: Date,
  created_at: Date,
  size: number,
): CardBatchTable => ({
  company_id,
  id: idOf('cardBatch', key),
  name,
  summary: '全国门店通用，提前一天预约',
  benefits: ['超声波洁牙 1 次', '口腔全面检查 1 次', '门店自付项目九折'],
  supplier_code: 'JINGHE',
  times: 2,
  time_fen: 19_800,
  size,
  valid_days: 180,
  collect_until,
  state,
  void_reason: state === 'void' ? '门店停止合作' : null,
  ...operator,
  created_at,
})

const batches = ({ moment }: Calendar): CardBatchTable[] => [
  batch('open', '口腔护理卡', 'open', moment(60, '23:59:59'), moment(-20, '10:00:00'), 3),
  batch('void', '推拿体验卡', 'void', moment(60, '23:59:59'), moment(-40, '10:00:00'), 1),
  batch('over', '春季洁牙卡', 'open', moment(-3, '23:59:59'), moment(-90, '10:00:00'), 1),
  batch('draft', '新员工口腔卡', 'draft', moment(90, '23:59:59'), moment(-1, '10:00:00'), 200),
]

type Card = Insertable<EquityPackageTable>

const card = (key: string, of: Pick<Card, 'company_id' | 'account_id'>, rest: Partial<Card>): Card => ({
  ...of,
  id: idOf('package', key),
  family_id: null,
  kind: 'card',
  name: '',
  summary: '',
  supplier_code: 'FUYA',
  start_time: new Date(0),
  end_time: new Date(0),
  status: 1,
  total: 1,
  used: 0,
  ...rest,
})

function cards({ moment }: Calendar): Card[] {
  const running = { start_time: moment(-90), end_time: moment(200, '23:59:59') }
  const teeth = { name: '口腔护理卡', summary: '全国门店通用，提前一天预约', supplier_code: 'JINGHE' }
  return [
    card('lin-teeth', lin, { ...teeth, ...running, family_id: linsSpouse, total: 2, time_fen: 19_800 }),
    card('lin-physio', lin, {
      name: '肩颈理疗卡',
      summary: '就近门店，单次 60 分钟',
      supplier_code: 'JINGHE',
      start_time: moment(-170),
      end_time: moment(6, '23:59:59'),
      total: 3,
      used: 1,
      time_fen: 26_800,
    }),
    card('tang-escort', tang, {
      ...running,
      name: '就医陪诊卡',
      summary: '专人陪诊半天',
      total: 2,
      time_fen: 39_800,
    }),
    card('tang-eyes', tang, {
      name: '视力检查卡',
      summary: '验光与眼底检查',
      supplier_code: 'JINGHE',
      start_time: moment(-100),
      end_time: moment(20, '23:59:59'),
      time_fen: 12_000,
    }),
  ]
}

async function addCodes({ cipher }: Services, tx: Db, { moment }: Calendar) {
  const code = (key: keyof typeof demoCodes, of: string) => ({
    company_id,
    id: idOf('cardCode', key),
    batch_id: idOf('cardBatch', of),
    code_hash: hashOfCode(cipher, demoCodes[key]),
    account_id: null,
    package_id: null,
    collected_at: null,
  })
  const collected = {
    account_id: lin.account_id,
    package_id: idOf('package', 'lin-teeth'),
    collected_at: moment(-15, '09:00:00'),
  }
  await tx
    .insertInto('card_code')
    .values([
      code('free', 'open'),
      code('another', 'open'),
      { ...code('collected', 'open'), ...collected },
      code('voided', 'void'),
      code('over', 'over'),
    ])
    .execute()
}

async function addBookings(services: Services, tx: Db, { moment }: Calendar) {
  const booking = async (key: string, state: 1 | 2 | 3, item: string, starts_at: Date) => {
    const id = idOf('cardRecord', key)
    const content = { institution: '康禾理疗 · 星河店', item }
    return {
      company_id,
      id,
      package_id: idOf('package', 'lin-physio'),
      subject_id: lin.account_id,
      family_id: null,
      provider: 'JINGHE',
      booking_no: `JH-${key}`,
      content_encrypted: await encryptContent(
        { ...services, db: tx },
        lin.account_id,
        bookingRow(id),
        content,
      ),
      starts_at,
      state,
      created_at: moment(-30, '08:00:00'),
      updated_at: moment(-30, '08:00:00'),
    }
  }
  await tx
    .insertInto('card_booking')
    .values([
      await booking('done', 2, '肩颈理疗', moment(-25, '18:30:00')),
      await booking('cancelled', 3, '肩颈理疗', moment(-10, '19:00:00')),
    ])
    .execute()
}

/** 谢长安 is 唐以宁's husband: he has an account of his own, as a family member. */
async function marry({ cipher, clock }: Services, tx: Db) {
  const certificate = inventedCertificate('1989-04-12', 471)
  await tx
    .insertInto('family_member')
    .values({
      account_id: tang.account_id,
      id: tangsSpouse,
      name: '谢长安',
      relation: 'spouse',
      gender: genderOf(certificate),
      birth: birthOf(certificate),
      phone_encrypted: cipher.encrypt('13900000047', family.phoneRow(tangsSpouse)),
      certificate_kind: 'idCard',
      certificate_hash: cipher.lookup(certificate, family.certificateField),
      certificate_encrypted: cipher.encrypt(certificate, family.certificateRow(tangsSpouse)),
      created_at: clock.now(),
    })
    .execute()
  await tx
    .updateTable('membership')
    .set({ is_family: true, holder_account_id: tang.account_id, family_id: tangsSpouse })
    .where('company_id', '=', company_id)
    .where('account_id', '=', idOf('account', '谢长安'))
    .execute()
}

/** Cards in every state: to collect, collected, given, about to expire, voided. */
export async function addCards(services: Services, tx: Db) {
  const calendar = calendarOf(services.clock)
  await marry(services, tx)
  await tx.insertInto('card_batch').values(batches(calendar)).execute()
  await tx.insertInto('equity_package').values(cards(calendar)).execute()
  await addCodes(services, tx, calendar)
  await addBookings(services, tx, calendar)
  await tx
    .insertInto('card_handover')
    .values({
      ...lin,
      id: idOf('cardHandover', 'lin-teeth'),
      package_id: idOf('package', 'lin-teeth'),
      family_id: linsSpouse,
      kind: 'given',
      used_then: 0,
      created_at: calendar.moment(-12, '20:00:00'),
    })
    .execute()
}
