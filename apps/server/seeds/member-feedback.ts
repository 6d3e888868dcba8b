import type { Services } from '#platform/call/context.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { takeKeys } from '#platform/keys/unique-keys.ts'
import { shanghaiDay } from '@yf/domain/dates'
import { thirdPartyKey } from '#features/feedback/feedback-store.ts'
import { leadNoteRow, leadRow, visitorField } from '#features/adverts/encrypted.ts'
import {
  adviceNoteRow,
  adviceRow,
  contactRow,
  evaluationRow,
  suggestionAnswerRow,
  suggestionRow,
} from '#features/feedback/encrypted.ts'
import { calendarOf } from './calendar.ts'
import { idOf } from './ids.ts'

interface FeedbackSeed {
  readonly key: string
  readonly who: string
  readonly text: string
  readonly at: readonly [day: number, time: string]
}

const suggested: readonly (FeedbackSeed & { tags: string[]; contact?: string; answer?: string })[] = [
  {
    key: 'exam-times',
    who: '张明远',
    tags: ['体检预约'],
    text: '预约体检时周末一直显示没有时间，换了三家机构都一样，请帮忙看看。',
    contact: '13800008866',
    at: [-1, '21:16:00'],
  },
  {
    key: 'larger-letters',
    who: '高丽华',
    tags: ['功能建议'],
    text: '希望理赔进度页的字能再大一点，老人自己看不清。',
    at: [-2, '12:40:00'],
  },
  {
    key: 'medicine',
    who: '胡建平',
    tags: ['问诊购药'],
    text: '买药后想直接用订单去理赔，不用再拍发票。',
    at: [-12, '09:02:00'],
    answer: '感谢建议。现在购药订单完成后，可在订单里选择“去理赔”，发票会自动带入。',
  },
]

const advised: readonly (FeedbackSeed & { activity: string; note?: string })[] = [
  {
    key: 'walk',
    who: '李若彤',
    activity: 'points-season',
    text: '可以办一次部门之间的健步比赛吗？',
    at: [-1, '18:05:00'],
  },
  {
    key: 'shops',
    who: '罗振宇',
    activity: 'mutual',
    text: '合作门店能不能增加江北的？上班在那边。',
    at: [-3, '10:30:00'],
    note: '已转合作门店负责人，列入下季度名单',
  },
]

const judged: readonly (FeedbackSeed & {
  company: string
  service: [string, string]
  score: number
  tags: string[]
})[] = [
  {
    key: 'zhang-doctor',
    who: '张明远',
    company: 'xinghe-software',
    service: ['视频问诊', '锦鲤互联网医院'],
    text: '等了四十分钟才接通，医生很好，但排队没有任何提示。',
    score: 2,
    tags: ['等待太久'],
    at: [-1, '22:10:00'],
  },
  {
    key: 'gao-checkup',
    who: '高丽华',
    company: 'haina',
    service: ['年度健康体检', '康宁体检中心（望江路店）'],
    text: '流程清楚，报告出得快。',
    score: 5,
    tags: ['流程清楚'],
    at: [-4, '16:20:00'],
  },
]

const left: readonly { phone: string; at: FeedbackSeed['at']; note?: string }[] = [
  { phone: '13900003311', at: [-1, '19:45:00'] },
  { phone: '13900003322', at: [-1, '08:12:00'] },
  { phone: '13900003333', at: [-3, '14:00:00'], note: '已致电，预约周六到康宁口腔' },
]

/** Feedback of members, open and handled, and phone numbers that visitors left, so that staff have open items. */
export async function addMemberFeedback(services: Services, tx: Db) {
  const ctx = { ...services, db: tx }
  const { moment } = calendarOf(services.clock)
  const keyOf = (who: string) => subjectKey(ctx, idOf('account', who))
  const done = (by: string, [day]: FeedbackSeed['at']) => ({
    handled_by: idOf('staff', by),
    handled_at: moment(day + 1, '09:30:00'),
  })
  for (const { key, who, tags, text, contact, answer, at } of suggested) {
    const [id, own] = [idOf('voice', key), await keyOf(who)]
    await tx
      .insertInto('suggestion')
      .values({
        account_id: idOf('account', who),
        id,
        tag_names: tags,
        content: own.encrypt(text, suggestionRow(id)),
        contact_encrypted: contact === undefined ? null : own.encrypt(contact, contactRow(id)),
        created_at: moment(...at),
        ...(answer && { answer: own.encrypt(answer, suggestionAnswerRow(id)), ...done('service1', at) }),
      })
      .execute()
  }
  for (const { key, who, activity, text, note, at } of advised) {
    const [id, own] = [idOf('voice', key), await keyOf(who)]
    await tx
      .insertInto('activity_advice')
      .values({
        account_id: idOf('account', who),
        id,
        activity_id: idOf('promotion', activity),
        content: own.encrypt(text, adviceRow(id)),
        created_at: moment(...at),
        ...(note && { handled_note: own.encrypt(note, adviceNoteRow(id)), ...done('service2', at) }),
      })
      .execute()
  }
  for (const one of judged) await addJudged(ctx, one)
  for (const one of left) await addLead(ctx, one)
}

type FeedbackSeedDeps = Services & { readonly db: Db }

async function addJudged(
  ctx: FeedbackSeedDeps,
  { key, who, company, service, ...feedback }: (typeof judged)[number],
) {
  const { moment } = calendarOf(ctx.clock)
  const ids = { company_id: idOf('company', company), id: idOf('service', key) }
  const third_party_id = idOf('thirdParty', key)
  await takeKeys(ctx.db, [{ kind: thirdPartyKey, key: third_party_id, holder: ids.company_id }])
  await ctx.db
    .insertInto('service_record')
    .values({
      ...ids,
      account_id: idOf('account', who),
      third_party_id,
      service_name: service[0],
      provider: service[1],
      done_at: moment(feedback.at[0], '08:30:00'),
    })
    .execute()
  await ctx.db
    .insertInto('evaluation')
    .values({
      company_id: ids.company_id,
      service_id: ids.id,
      score: feedback.score,
      tag_names: feedback.tags,
      content: (await subjectKey(ctx, idOf('account', who))).encrypt(feedback.text, evaluationRow(ids.id)),
      created_at: moment(...feedback.at),
    })
    .execute()
}

async function addLead({ db, cipher, clock }: FeedbackSeedDeps, { phone, at, note }: (typeof left)[number]) {
  const { moment } = calendarOf(clock)
  const id = idOf('voice', `lead/${phone}`)
  const contacted = note && {
    note_encrypted: cipher.encrypt(note, leadNoteRow(id)),
    contacted_by: idOf('staff', 'operator1'),
    contacted_at: moment(at[0] + 1, '10:00:00'),
  }
  await db
    .insertInto('promotion_record')
    .values({
      promotion_id: idOf('promotion', 'mutual'),
      day: shanghaiDay(moment(...at)),
      visitor_hash: cipher.lookup(phone, visitorField),
      id,
      account_id: null,
      phone_encrypted: cipher.encrypt(phone, leadRow(id)),
      created_at: moment(...at),
      ...contacted,
    })
    .execute()
}
