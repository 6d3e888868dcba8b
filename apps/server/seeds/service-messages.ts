import { leftAnswerRow, leftTextRow } from '#features/messages/encrypted.ts'
import type { ServiceMessageTable } from '#features/messages/tables.ts'
import type { Services } from '#platform/call/context.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { calendarOf } from './calendar.ts'
import { idOf } from './ids.ts'

/** One waits for a written answer, one for a call, one has been answered, so that the admin side has open items. */
export async function addServiceMessages(services: Services, tx: Db) {
  const { moment } = calendarOf(services.clock)
  const of = (account: string, company: string, key: string) => ({
    account_id: idOf('account', account),
    company_id: idOf('company', company),
    id: idOf('serviceMessage', `${account}/${key}`),
    wants_call: false,
    answer: null,
    answered_by: null,
    answered_at: null,
  })
  const rows: readonly ServiceMessageTable[] = [
    {
      ...of('linxiao', 'xinghe-software', 'dental'),
      text: '牙科发票没有费用清单，医院说只能打印收费明细，可以代替吗？',
      created_at: moment(-1, '20:12:00'),
    },
    {
      ...of('zhoulan', 'haina', 'child'),
      text: '孩子的住院押金条算发票吗？想先问清楚再申请。',
      wants_call: true,
      created_at: moment(-1, '21:40:00'),
    },
    {
      ...of('linxiao', 'xinghe-software', 'exam'),
      text: '体检报告什么时候能看到？',
      created_at: moment(-9, '19:05:00'),
      answer: '报告一般在体检后 3 至 5 个工作日送达，送达时会通知您。',
      answered_by: idOf('staff', 'service1'),
      answered_at: moment(-8, '09:20:00'),
    },
  ]
  for (const { text, answer, ...row } of rows) {
    const key = await subjectKey({ ...services, db: tx }, row.account_id)
    await tx
      .insertInto('service_message')
      .values({
        ...row,
        text: key.encrypt(text, leftTextRow(row.id)),
        answer: answer === null ? null : key.encrypt(answer, leftAnswerRow(row.id)),
      })
      .execute()
  }
}
