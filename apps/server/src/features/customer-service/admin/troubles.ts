import type { customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { failingByPartner } from '#platform/jobs/outbox.ts'

/** The partners' display names; an unlisted one is shown by its id. */
const names: Readonly<Record<string, string>> = {
  jinli: '锦鲤互联网医院',
  sms: '短信',
  mail: '邮件',
  wechat: '微信通知',
  payout: '打款渠道',
  invoiceCheck: '发票查验',
  sleep: '睡眠项目',
}

/** Does not contain the messages themselves, so viewing writes no audit event. */
export const troubles: RunCallHandler<typeof customerServiceAdminCalls.troubles> = async (_input, { db }) => {
  const rows = await failingByPartner(db)
  return answer(
    rows.map(({ partner, retrying, dead, since }) => ({
      partner,
      name: names[partner] ?? partner,
      retrying,
      dead,
      since: shanghaiMoment(since),
    })),
  )
}
