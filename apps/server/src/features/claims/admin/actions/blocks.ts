import type { Input } from '@yf/contract/call'
import type { ClaimBlock } from '@yf/contract/evidence-shapes'
import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { shanghaiMoment } from '@yf/domain/dates'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse, type BadInput } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import {
  addBlock as putOnList,
  removeBlock as takeOffList,
} from '#features/claims/evidence/signs/block-changes.ts'
import { activeBlocks, type BlockRow } from '#features/claims/evidence/signs/blocks.ts'
import { recordAuditEvent, staffNames } from '#features/staff/public.ts'

const mostShown = 1_000

export const blocks: RunCallHandler<typeof claimsAdminCalls.blocks> = async (_, { db }) =>
  answer(await toBlockDtos(db))

/** Done by a senior, with a reason that handlers see with the flag. */
export const addBlock: RunCallHandler<typeof claimsAdminCalls.addBlock> = async (input, ctx) => {
  const block = blockOf(input)
  const fault = faultOf(input, block)
  if (fault) return fault
  const added = await putOnList(ctx, block, ctx.staff.id)
  if (!added) return refuse('alreadyBlocked')
  await recordAuditEvent(ctx, { action: 'addBlock', payload: payloadOf(added, added.reason) })
  return answer(await toBlockDtos(ctx.db))
}

export const removeBlock: RunCallHandler<typeof claimsAdminCalls.removeBlock> = async (
  { id, reason },
  ctx,
) => {
  const removed = await takeOffList(ctx, id, { by: ctx.staff.id, reason: reason.trim() })
  if (!removed) return refuse('notFound')
  await recordAuditEvent(ctx, { action: 'removeBlock', payload: payloadOf(removed, reason.trim()) })
  return answer(await toBlockDtos(ctx.db))
}

type BlockInput = Input<typeof claimsAdminCalls.addBlock>

/** Numbers as on receipts: letters and digits, in capitals. */
const tidy = (text: string) => text.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()

function blockOf({ kind, hospital, invoiceCode, firstNumber, lastNumber, reason }: BlockInput) {
  const first_number = tidy(firstNumber) || null
  const isHospital = kind === 'hospital'
  return {
    kind,
    hospital: isHospital ? hospital.trim() : null,
    invoice_code: isHospital ? '' : tidy(invoiceCode),
    first_number: isHospital ? null : first_number,
    // A single number is a range of one.
    last_number: isHospital ? null : tidy(lastNumber) || first_number,
    reason: reason.trim(),
  }
}

function faultOf({ kind }: BlockInput, block: ReturnType<typeof blockOf>): BadInput | null {
  if (block.reason.length < 2) return badInput('reason', '请写明原因')
  if (kind === 'hospital') return block.hospital ? null : badInput('hospital', '请填写医院')
  const { first_number, last_number } = block
  if (first_number === null || last_number === null) return badInput('firstNumber', '请填写起始号码')
  if (first_number.length !== last_number.length) return badInput('lastNumber', '起止号码的位数应相同')
  return first_number <= last_number ? null : badInput('lastNumber', '截止号码不能小于起始号码')
}

const payloadOf = ({ hospital, first_number, last_number }: BlockRow, reason: string) => ({
  hospital,
  firstNumber: first_number,
  lastNumber: last_number,
  reason,
})

async function toBlockDtos(db: Db): Promise<ClaimBlock[]> {
  const rows = await activeBlocks(db).orderBy('added_at', 'desc').orderBy('id').limit(mostShown).execute()
  const names = await staffNames(db, [...new Set(rows.map(({ added_by }) => added_by))])
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    hospital: row.hospital,
    invoiceCode: row.invoice_code,
    firstNumber: row.first_number,
    lastNumber: row.last_number,
    reason: row.reason,
    addedBy: names.get(row.added_by) ?? '',
    addedTime: shanghaiMoment(row.added_at),
  }))
}
