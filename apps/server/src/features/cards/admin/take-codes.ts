import { randomInt } from 'node:crypto'
import type { cardsAdminCalls } from '@yf/contract/cards-admin'
import { codeLength, codeLetters } from '@yf/domain/card-code'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { collectingLink, signTicket } from '../codes/ticket.ts'
import { hashOfCode } from '../codes/unlock.ts'
import { addCodes, lockBatch, setBatch } from './batch-store.ts'
import { codesSheet } from './codes-sheet.ts'

const newCode = (): string => {
  let code = ''
  while (code.length < codeLength) code += codeLetters[randomInt(codeLetters.length)]!
  return code
}

/**
 * Codes are generated when they are taken and stored nowhere in plain text. The call therefore takes no idempotency
 * key, because a stored answer would keep them. If the file is lost, staff void the batch and make another.
 */
export const takeCodes: RunCallHandler<typeof cardsAdminCalls.takeCodes> = async ({ companyId, id }, ctx) => {
  const batch = await lockBatch(ctx.db, companyId, id)
  if (!batch) return refuse('notFound')
  if (batch.state === 'void') return refuse('cardBatchVoided')
  if (batch.state !== 'draft') return refuse('cardCodesTaken')
  const cards = Array.from({ length: batch.size }, () => ({ id: newId(), code: newCode() }))
  await addCodes(
    ctx.db,
    cards.map((card) => ({
      company_id: companyId,
      id: card.id,
      batch_id: id,
      code_hash: hashOfCode(ctx.cipher, card.code),
      account_id: null,
      package_id: null,
      collected_at: null,
    })),
  )
  await setBatch(ctx.db, batch, { state: 'open' })
  await recordAuditEvent(ctx, { action: 'takeCardCodes', payload: { name: batch.name, size: batch.size } })
  const linkOf = (codeId: string) =>
    collectingLink(
      ctx.settings.publicOrigin,
      signTicket(ctx.cipher, { companyId, codeId, until: batch.collect_until }),
    )
  const bytes = await codesSheet(
    batch,
    cards.map((card) => ({ code: card.code, link: linkOf(card.id) })),
  )
  return answer({ name: `卡券码_${batch.name}_${batch.size}张.xlsx`, base64: bytes.toString('base64') })
}
