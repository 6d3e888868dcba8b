import { randomUUID } from 'node:crypto'
import { jinliCodes, type JinliAnswer } from '@yf/partner-contract/jinli'
import {
  pharmacyCodes,
  pharmacyEvents,
  type PharmacyEvent,
  type PharmacyOrder,
  type PharmacyOrderAccepted,
} from '@yf/partner-contract/jinli-pharmacy'
import type { PartnerNotice } from '../frame/notify.ts'
import type { PartnerContext } from '../frame/partner.ts'
import type { FormFields } from '../page/controls-page.ts'
import type { DoctorActionOutcome } from './doctor-actions.ts'
import { medicines } from './medicines.ts'
import type { LinkRequest } from './link-request.ts'

export interface StoredMedicineOrder extends PharmacyOrder {
  state: 'waiting' | 'sent' | 'refused' | 'cancelled'
  invoice: PharmacyInvoice | null
}

export interface PharmacyInvoice {
  readonly number: string
  readonly day: string
  readonly totalFen: number
  readonly seller: string
}

const mostOrders = 500

const ok = (orderNo: string): JinliAnswer<PharmacyOrderAccepted> => ({
  code: jinliCodes.ok,
  msg: 'ok',
  data: { orderNo },
})
const no = (why: string): DoctorActionOutcome => ({ kind: 'no', why })

function changedMedicines(fields: FormFields) {
  const named = fields.codes?.split(',') ?? medicines.map(({ code }) => code)
  return medicines
    .filter(({ code }) => named.includes(code))
    .map(({ code, name, spec, priceFen }) => ({
      code,
      name,
      spec,
      priceFen: Number(fields.priceFen) || priceFen,
      onHand: Number(fields.onHand ?? 400),
    }))
}

/** Medicine orders by our number: the same number is the same order. */
export function openPharmacy(ctx: PartnerContext<LinkRequest>) {
  const orders = new Map<string, StoredMedicineOrder>()
  const calledOff = new Set<string>()
  const notify = (event: PharmacyEvent, key: string, data: object): DoctorActionOutcome => {
    const { path, type } = pharmacyEvents[event]
    const notice: PartnerNotice = {
      key,
      logName: 'orderNo' in data ? String(data.orderNo) : '货架',
      path,
      secret: ctx.settings.jinliAppSecret,
      event: { id: `JL-${randomUUID()}`, type, data },
    }
    void ctx.notify(notice)
    return { kind: 'done' }
  }

  return {
    all: (): readonly StoredMedicineOrder[] => [...orders.values()].toReversed(),
    of: (orderNo: string): StoredMedicineOrder | undefined => orders.get(orderNo),
    take(order: PharmacyOrder): JinliAnswer<PharmacyOrderAccepted> {
      if (!orders.has(order.orderNo)) {
        const state = calledOff.has(order.orderNo) ? 'cancelled' : 'waiting'
        orders.set(order.orderNo, { ...order, state, invoice: null })
        const oldest = orders.keys().next().value
        if (orders.size > mostOrders && oldest !== undefined) orders.delete(oldest)
      }
      return ok(order.orderNo)
    },
    cancel(orderNo: string): JinliAnswer<PharmacyOrderAccepted> {
      const order = orders.get(orderNo)
      if (order?.state === 'sent') return { code: pharmacyCodes.sent, msg: '已发货', data: null }
      if (order) order.state = order.state === 'refused' ? 'refused' : 'cancelled'
      else calledOff.add(orderNo)
      return ok(orderNo)
    },
    do(orderNo: string, action: string, fields: FormFields): DoctorActionOutcome {
      const order = orders.get(orderNo)
      if (!order) return no('订单不存在')
      if (action === 'invoice') return invoice(order, notify, ctx.now())
      if (order.state !== 'waiting') return no('订单已处理')
      if (action === 'send') {
        order.state = 'sent'
        const parcelNo =
          fields.parcelNo?.trim() || `SF${orderNo.replaceAll('-', '').slice(0, 12).toUpperCase()}`
        const parcels = [{ courier: fields.courier?.trim() || 'shunfeng', parcelNo }]
        return notify('sent', order.mobile, { orderNo, parcels })
      }
      if (action !== 'refuse') return no('没有这个操作')
      order.state = 'refused'
      const reason = fields.reason?.trim() || '药师复核未通过，请联系医生调整处方'
      return notify('refused', order.mobile, { orderNo, reason })
    },
    /** Sets `onHand` of all medicines, or of those in `codes`. */
    sendShelf(fields: FormFields): DoctorActionOutcome {
      const changed = changedMedicines(fields)
      return changed.length === 0 ? no('没有这些药品') : notify('shelf', '', { medicines: changed })
    },
  }
}

export type Pharmacy = ReturnType<typeof openPharmacy>

type NotifyProduct = (event: PharmacyEvent, key: string, data: object) => DoctorActionOutcome

export const shanghaiDay = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)

function invoice(order: StoredMedicineOrder, notify: NotifyProduct, now: Date): DoctorActionOutcome {
  if (order.invoice) return no('已开票')
  if (order.payFen === 0) return no('没有自付金额，不开票')
  const number = [...order.orderNo.replaceAll('-', '')].map((letter) => parseInt(letter, 16) % 10).join('')
  order.invoice = {
    number: number.slice(0, 20),
    day: shanghaiDay(now.getTime()),
    totalFen: order.payFen,
    seller: '锦鲤大药房有限公司',
  }
  return notify('invoiced', order.mobile, { orderNo: order.orderNo, code: '', ...order.invoice })
}
