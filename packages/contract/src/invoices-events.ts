import { Type } from '@sinclair/typebox'
import { fromPartner } from './partner-call.ts'
import { Text, titled } from './shapes.ts'

/** 诺诺's notices, in our terms. */
export const invoiceEvents = {
  invoiceNotice: fromPartner('nuonuo').post(
    'nuonuo/invoice',
    '诺诺通知：开票有结果，即去查询',
    'Event: the issuing of an invoice ended; the server queries the result',
    Type.Object({ requestNo: titled('开票单号', Text(64, 1)) }),
    Type.Object({ status: Type.String(), message: Type.String() }),
  ),
}
