import { Type } from '@sinclair/typebox'
import { couriers } from '@yf/domain/parcel'
import { fromPartner } from './partner-call.ts'
import { Day, Fen, Id, OneKeyOf, Text, titled } from './shapes.ts'

const Answer = Type.Object({ code: Type.Integer(), msg: Type.String() })
const OrderNo = titled('订单', Id)
const jinli = fromPartner('jinli')

/** Notices from the hospital's pharmacy. */
export const pharmacyEvents = {
  medicineSent: jinli.post(
    'jinli/medicine/sent',
    '药房通知：已发货',
    'Event: the pharmacy shipped parcels',
    Type.Object({
      orderNo: OrderNo,
      parcels: Type.Array(
        Type.Object({
          courier: OneKeyOf(couriers, { title: '快递公司' }),
          parcelNo: titled('运单号', Type.String({ pattern: '^[A-Za-z0-9-]{6,32}$' })),
        }),
        { title: '包裹', minItems: 1, maxItems: 9 },
      ),
    }),
    Answer,
  ),
  medicineRefused: jinli.post(
    'jinli/medicine/refused',
    '药房通知：不予调配，全部退回',
    'Event: the pharmacist refused to dispense; everything is returned',
    Type.Object({ orderNo: OrderNo, reason: titled('原因', Text(200, 1)) }),
    Answer,
  ),
  medicineInvoiced: jinli.post(
    'jinli/medicine/invoiced',
    '药房通知：发票已开',
    'Event: the invoice of an order is available',
    Type.Object({
      orderNo: OrderNo,
      code: titled('发票代码', Type.String({ pattern: '^\\d{0,12}$' })),
      number: titled('发票号码', Type.String({ pattern: '^\\d{8,20}$' })),
      day: titled('开票日期', Day),
      totalFen: titled('金额', Fen),
      seller: titled('销售方', Text(100, 1)),
    }),
    Answer,
  ),
  medicineShelf: jinli.post(
    'jinli/medicine/shelf',
    '药房通知：库存与价格',
    'Event: stock and prices of the named medicines',
    Type.Object({
      medicines: Type.Array(
        Type.Object({
          code: titled('药品编码', Type.String({ pattern: '^[\\w-]{1,32}$' })),
          name: titled('药品名称', Text(100, 1)),
          spec: titled('规格', Text(100)),
          priceFen: titled('单价', Fen),
          onHand: Type.Integer({ title: '库存', minimum: 0, maximum: 1_000_000 }),
        }),
        { title: '药品', minItems: 1, maxItems: 200 },
      ),
    }),
    Answer,
  ),
}
