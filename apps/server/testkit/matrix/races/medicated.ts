import { addressCalls } from '@yf/contract/address'
import { pharmacyCalls } from '@yf/contract/pharmacy'
import { prescriptionRow, type PrescriptionContent } from '#features/consultation/encrypted.ts'
import { orderById, shipOrder } from '#features/orders/public.ts'
import { encryptContent } from '#platform/crypto/subject-content.ts'
import { newId } from '#platform/ids.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import { idOf } from '#seeds/ids.ts'
import { workOf } from '#testkit/work-of.ts'
import type { RaceKit } from './race-kit.ts'

const account_id = idOf('account', 'linxiao')
const company_id = idOf('company', 'xinghe-software')

/** One that the pharmacist has approved and nobody has used. */
async function prescription({ stage: { server } }: RaceKit): Promise<string> {
  const { db, services, clock } = server
  const id = newId()
  const now = clock.now()
  const content: PrescriptionContent = {
    patientName: '林晓',
    doctor: { name: '王海宁', department: '全科' },
    diagnosis: '急性胃肠炎',
    advice: '',
    medicines: [
      { code: 'M004', name: '蒙脱石散', spec: '3g×15袋/盒', quantity: 1, usage: '冲服', priceFen: 2190 },
    ],
  }
  const signer = await db
    .selectFrom('consultation')
    .select('id')
    .where('company_id', '=', company_id)
    .where('account_id', '=', account_id)
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('prescription')
    .values({
      company_id,
      id,
      consultation_id: signer.id,
      account_id,
      family_id: account_id,
      prescription_no: `RX-${id}`,
      state: 2,
      content_encrypted: await encryptContent(
        { ...services, db },
        account_id,
        prescriptionRow(id, 'content_encrypted'),
        content,
      ),
      refusal_encrypted: null,
      written_at: now,
      reviewed_at: now,
      order_id: null,
    })
    .execute()
  const subject = { companyId: company_id, kind: 'prescription', id }
  await recordState(db, subject, { from: null, to: 2 }, { actor: 'hospital', reason: '审方通过', at: now })
  return id
}

export async function toOrderMedicine(kit: RaceKit) {
  const { server } = kit.stage
  const token = await server.tokenOf('linxiao')
  const prescriptionId = await prescription(kit)
  const { result } = await server.call(pharmacyCalls.quote, { prescriptionId }, { token })
  const addressId = idOf('address', 'linxiao/home')
  const input = { prescriptionId, addressId, points: 0, moneyFen: result.moneyFen, hasReadWarnings: true }
  return { input, token }
}

async function sent(kit: RaceKit) {
  const { server } = kit.stage
  const { input, token } = await toOrderMedicine(kit)
  const placed = await server.call(pharmacyCalls.placeOrder, input, { token, key: newId() })
  const { orderId } = placed.result
  await workOf(server).transaction(async (ctx) => {
    const order = (await orderById(ctx.db, orderId))!
    const parcelNo = `SF${orderId.replaceAll('-', '').slice(0, 12)}`
    await shipOrder(ctx, order, { parcels: [{ courier: 'shunfeng', parcelNo }], actor: 'pharmacy' })
  })
  return { orderId, token }
}

export async function toConfirmMedicine(kit: RaceKit) {
  const { orderId, token } = await sent(kit)
  return { input: { orderId }, token }
}

export async function toJudgeMedicine(kit: RaceKit) {
  const { orderId, token } = await sent(kit)
  await kit.stage.server.call(pharmacyCalls.confirm, { orderId }, { token, key: newId() })
  return { input: { orderId, stars: 5, words: '很快' }, token }
}

/** The first address creates the book; room for another is made, since a member has at most twenty. */
export async function toKeepAddress({ stage: { server } }: RaceKit) {
  const token = await server.tokenOf('hejing')
  const where = { districtCode: '110105', street: '', detail: '建国路88号' }
  const input = { name: '何静', phone: '13800000004', ...where, isDefault: 0 } as const
  await server.call(addressCalls.save, input, { token, key: newId() })
  const { result } = await server.call(addressCalls.list, {}, { token })
  for (const { id } of result) await server.call(addressCalls.remove, { id }, { token })
  return { input, token }
}
