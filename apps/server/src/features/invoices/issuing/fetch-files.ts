import { existingSubjectKey } from '#platform/crypto/subject-keys.ts'
import type { JobContext } from '#platform/call/context.ts'
import { fileKind } from '#platform/files/file-kind.ts'
import { putBytes, recordFile, type StoredBytes } from '#platform/files/stored-files.ts'
import { changeBill, takeBill, type BillRow } from '../bill-store.ts'
import { mailInvoice } from '../mail-invoice.ts'
import { decryptedBillContent } from '../dto.ts'
import { restAfter } from './query-delay.ts'

const kinds = { pdf: 'application/pdf', ofd: 'application/ofd' } as const
type Kind = keyof typeof kinds

/**
 * The files of an issued bill, encrypted with the owner's data subject key: the issuer deletes its copies some day.
 * Their type is determined by their first bytes, whatever their address says. Then they are sent to the given
 * mailbox, once.
 */
export async function fetchFiles(ctx: JobContext, bill: BillRow): Promise<void> {
  if (bill.pdf_file !== null) return
  const pdf = await fetchOne(ctx, bill, 'pdf')
  // Without a PDF there is nothing to show: the next minute tries again. An OFD besides it is optional.
  const ofd = pdf && (await fetchOne(ctx, bill, 'ofd'))
  await ctx.transaction(async (inner) => {
    const { db, clock } = inner
    const now = await takeBill(db, bill)
    if (now.pdf_file !== null) return
    if (!pdf) {
      await changeBill(db, bill, { asked: now.asked + 1, ask_at: restAfter(now.asked + 1, clock.now()) })
      return
    }
    const of = { ownerId: bill.account_id, companyId: bill.company_id, module: 'invoices' }
    const changes = {
      pdf_file: (await recordFile(inner, pdf, of)).name,
      ofd_file: ofd ? (await recordFile(inner, ofd, of)).name : null,
      ask_at: null,
      updated_at: clock.now(),
    }
    await changeBill(db, bill, changes)
    const { email } = decryptedBillContent(await existingSubjectKey(inner, bill.account_id), bill)
    if (email) await mailInvoice(inner, { ...now, ...changes }, { to: email, key: bill.request_no })
  })
}

async function fetchOne(ctx: JobContext, bill: BillRow, kind: Kind): Promise<StoredBytes | null> {
  const url = kind === 'pdf' ? bill.pdf_url : bill.ofd_url
  const download = url ? await ctx.partners.invoices.file(url) : null
  if (download?.kind !== 'answered' || fileKind(download.answer) !== kind) {
    if (download && download.kind !== 'unavailable')
      ctx.log.warn({ bill: bill.id, kind }, 'the issuer names a file that is none of an invoice')
    return null
  }
  return putBytes(ctx, bill.account_id, { body: download.answer, contentType: kinds[kind] })
}
