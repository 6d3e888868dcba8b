import type { AppointmentKind } from '#features/slots/public.ts'
import { existingSubjectKey } from '#platform/crypto/subject-keys.ts'
import { openContent } from '#platform/crypto/subject-content.ts'
import { ordersOf } from './order-store.ts'
import { orderRow, type OrderContent } from './encrypted.ts'

const screen = '/highEndPhysicalExamination/highExamResult'

/**
 * High-end exams in the list of all appointments. An appointment without an order is not ours, and shown by the name
 * of its kind.
 */
export const examAppointments: AppointmentKind = {
  async display(ctx, rows) {
    const accountId = rows[0]?.account_id
    if (accountId === undefined) return new Map()
    const ids = rows.map(({ id }) => id)
    const [orders, key] = await Promise.all([
      ordersOf(ctx.db, accountId, ids),
      existingSubjectKey(ctx, accountId),
    ])
    return new Map(
      [...orders].map(([id, order]) => [
        id,
        {
          title: order.package_name,
          note: openContent<OrderContent>(key, order.content, orderRow(id))?.name ?? '',
          spot: {
            name: order.institution_name,
            address: order.address,
            longitude: order.longitude,
            latitude: order.latitude,
            phone: order.phone,
          },
          coveredBy: order.covered_by,
          path: `${screen}?id=${id}`,
        },
      ]),
    )
  },
}
