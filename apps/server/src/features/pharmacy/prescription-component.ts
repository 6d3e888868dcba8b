import { giveBackPrescription, takePrescription } from '#features/consultation/public.ts'
import type { OrderComponent, OrderRow } from '#features/orders/public.ts'

export interface PrescriptionData {
  readonly prescriptionId: string
}

declare module '#features/orders/components.ts' {
  interface ComponentData {
    readonly prescription: PrescriptionData
  }
}

const using = ({ account_id, id }: OrderRow, { prescriptionId }: PrescriptionData) => ({
  accountId: account_id,
  prescriptionId,
  orderId: id,
})

/** Of two concurrent orders one takes it. It is released for the rest of its three days. */
export const prescriptionPart: OrderComponent<PrescriptionData> = {
  async take({ db, clock }, order, data) {
    return (await takePrescription(db, clock, using(order, data))) === 'taken'
  },
  async giveBack({ db, clock }, order, data) {
    await giveBackPrescription(db, clock, using(order, data))
  },
}
