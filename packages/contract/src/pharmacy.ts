import { Type, type Static } from '@sinclair/typebox'
import { main } from './call.ts'
import { OrderStateShape } from './order-shapes.ts'
import { Bit, Done, Fen, Id, Moment, Nullable, OneOf, Text, titled } from './shapes.ts'

const PrescriptionId = titled('处方', Id)
const OrderId = titled('订单', Id)
const ByOrder = Type.Object({ orderId: OrderId })
const Points = Type.Integer({ title: '积分', minimum: 0, maximum: 10_000_000 })

export const MedicineQuote = Type.Object({
  prescriptionId: Id,
  patientName: Type.String(),
  validUntil: Moment,
  lines: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Type.String(),
      spec: Type.String(),
      usage: Type.String(),
      quantity: Type.Integer(),
      priceFen: Fen,
      /** 0: the pharmacy has less than prescribed. */
      isThere: Bit,
    }),
  ),
  totalFen: Fen,
  /** The company's medicine benefit, and how much of it this order uses. */
  benefit: Nullable(Type.Object({ name: Type.String(), leftFen: Fen, takesFen: Fen })),
  /** The member's balance, and how many points this order could use. */
  /** `most` is what can be used here, `takes` what is used; each with the amount it pays. */
  points: Type.Object({
    balance: Type.Integer(),
    most: Type.Integer(),
    mostFen: Fen,
    takes: Type.Integer(),
    takesFen: Fen,
  }),
  moneyFen: Fen,
  /** Possible allergies of the patient. */
  warnings: Type.Array(
    Type.Object({ allergy: Type.String(), medicine: Type.String(), group: Type.String() }),
  ),
})
export type MedicineQuote = Static<typeof MedicineQuote>

export const pharmacyCalls = {
  quote: main.get(
    'client/order/quote',
    '处方药品的价格与各方承担',
    'Price of the medicine of a prescription, by payer',
    Type.Object({ prescriptionId: PrescriptionId, points: Type.Optional(Points) }),
    MedicineQuote,
    { refusals: ['prescriptionNotUsable', 'medicineGone'] },
  ),
  placeOrder: main.post(
    'client/order/placeOrder',
    '下药品订单',
    'Place a pharmacy order: idempotent',
    Type.Object({
      prescriptionId: PrescriptionId,
      addressId: titled('收货地址', Id),
      points: Points,
      /** The amount that the member saw: if price or benefit changed, they are asked first. */
      moneyFen: titled('应付金额', Fen),
      hasReadWarnings: Type.Boolean({ title: '过敏提醒' }),
    }),
    Type.Object({ orderId: Id, state: OrderStateShape, moneyFen: Fen }),
    {
      idempotent: true,
      refusals: [
        'prescriptionNotUsable',
        'medicineGone',
        'medicineShort',
        'medicinePriceChanged',
        'medicineWarned',
        'pointsShort',
      ],
    },
  ),
  address: main.get(
    'client/order/getAddress',
    '订单的收货地址',
    'Address of an order',
    ByOrder,
    Type.Object({ name: Type.String(), phone: Type.String(), region: Type.String(), detail: Type.String() }),
  ),
  confirm: main.post('client/order/confirm', '确认收药', 'Confirms the delivery of medicine', ByOrder, Done, {
    idempotent: true,
    refusals: ['orderNotOnItsWay'],
  }),
  evaluate: main.post(
    'client/order/hospitalOrderEvaluation/add',
    '评价',
    'Evaluate',
    Type.Object({
      orderId: OrderId,
      stars: OneOf([1, 2, 3, 4, 5], { title: '评分' }),
      words: titled('评价', Text(300)),
    }),
    Done,
    { idempotent: true, refusals: ['orderNotDone', 'orderEvaluated'] },
  ),
  /** Null while there is no evaluation. */
  evaluation: main.get(
    'client/order/hospitalOrderEvaluation/get',
    '订单的评价与发票',
    'Evaluation and invoice of an order',
    ByOrder,
    Type.Object({
      stars: Nullable(Type.Integer()),
      words: Type.String(),
      prescriptionId: Id,
      invoice: Nullable(
        Type.Object({ code: Type.String(), number: Type.String(), day: Type.String(), totalFen: Fen }),
      ),
    }),
    { silent: true },
  ),
}
