import type { customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import { answer } from '#platform/call/outcome.ts'
import { failingByPartner } from '#platform/jobs/outbox.ts'
import { atDesk } from './at-desk.ts'

/** As people call them; one that is missing here is shown by its own name. */
const names: Readonly<Record<string, string>> = {
  jinli: '锦鲤互联网医院',
  sms: '短信',
  mail: '邮件',
  wechat: '微信通知',
  payout: '打款渠道',
  invoiceCheck: '发票查验',
  sleep: '睡眠项目',
}

/** What is being said to partners is not in it, so that looking leaves no row. */
export const troubles = atDesk<typeof customerServiceAdminCalls.troubles>(
  'troubles',
  async (_input, { db }) => {
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
  },
)
