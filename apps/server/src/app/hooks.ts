import { offlineAppointments } from '#features/appointments/offline/shown.ts'
import { counsellingAppointments } from '#features/eap/appointments.ts'
import { adviserAppointments } from '#features/hospital/adviser/appointments.ts'
import { benefitPart } from '#features/orders/benefit.ts'
import { payableOrder } from '#features/orders/payable-order.ts'
import { orderParcels } from '#features/orders/shipping.ts'
import { stockPart } from '#features/orders/stock.ts'
import { pharmacyHooks } from '#features/pharmacy/hospital.ts'
import { prescriptionPart } from '#features/pharmacy/prescription-part.ts'
import type { Hooks } from '#platform/hooks.ts'

/** What the engines are told by those who use them. A part that is declared and missing here does not compile. */
export const hooks: Hooks = {
  appointmentKinds: {
    counselling: counsellingAppointments,
    adviser: adviserAppointments,
    offline: offlineAppointments,
  },
  payables: { order: payableOrder },
  parcelSenders: { order: orderParcels },
  orderParts: { stock: stockPart, benefit: benefitPart, prescription: prescriptionPart },
  orderKinds: { pharmacy: pharmacyHooks },
}
