import { Type } from '@sinclair/typebox'
import { fromPartner } from './partner-call.ts'
import { Id, Text, titled } from './shapes.ts'

const Thanks = Type.Object({ code: Type.String(), message: Type.String() })
/** Our number of the booking: the partner has no other. */
const orderNo = titled('预约编号', Id)

/** FENGSHI's notices. */
export const highExamEvents = {
  orderConfirmed: fromPartner('fengshi').post(
    'fengshi/order/confirmed',
    '机构通知：已确认',
    'Event: the institution confirmed an order',
    Type.Object({ orderNo }),
    Thanks,
  ),
  orderRefused: fromPartner('fengshi').post(
    'fengshi/order/refused',
    '机构通知：没有名额',
    'Event: the institution rejected an order, with a reason',
    Type.Object({ orderNo, reason: titled('原因', Text(100)) }),
    Thanks,
  ),
  reportReady: fromPartner('fengshi').post(
    'fengshi/report/ready',
    '机构通知：报告可取',
    'Event: a report is ready; the server fetches it',
    Type.Object({ orderNo, reportNo: titled('报告编号', Text(64, 1)) }),
    Thanks,
  ),
}
