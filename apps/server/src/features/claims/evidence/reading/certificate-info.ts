import type { claimCalls } from '@yf/contract/claims'
import { maskCertificate } from '@yf/domain/masks'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { insuredOf } from '#features/claims/record/people.ts'
import { ownCase } from '#features/claims/record/own-case.ts'
import { isCertificateNeeded } from '#features/claims/record/materials/certificate-needed.ts'
import { isCopy } from './id-card-copy.ts'
import { readingsOf } from '#features/claims/record/materials/reading.ts'
import { materialsOfCase, receiptsOfCase } from '#features/claims/record/materials/store.ts'

/** Whether an ID card is required, and which sides were uploaded. */
export const certificateInfo: RunCallHandler<typeof claimCalls.certificateInfo> = async ({ caseId }, ctx) => {
  const caseRow = await ownCase(ctx.db, ctx.caller.accountId, caseId)
  if (!caseRow) return refuse('notFound')
  const [receipts, insured, all, readingOf] = await Promise.all([
    receiptsOfCase(ctx.db, caseRow),
    insuredOf(ctx, caseRow),
    materialsOfCase(ctx.db, caseRow),
    readingsOf(ctx, caseRow.account_id),
  ])
  const isNeeded = isCertificateNeeded(caseRow, receipts)
  const cards = all.filter(({ kind }) => kind === 'idCard')
  const side = (sideKind: 'idCardFront' | 'idCardBack') =>
    cards.findLast((row) => !isCopy(row) && readingOf(row)?.kind === sideKind)
  const urlOf = (row: { readonly file_name: string } | undefined) => (row ? `/files/${row.file_name}` : null)
  return answer({
    isNeeded: isNeeded ? 1 : 0,
    message: isNeeded ? `本次申请需要${insured.name}的身份证人像面和国徽面` : '',
    name: insured.name,
    maskedNo: insured.certificateNo === '' ? null : maskCertificate(insured.certificateNo),
    frontUrl: urlOf(side('idCardFront')),
    backUrl: urlOf(side('idCardBack')),
    copyUrl: urlOf(cards.findLast(isCopy)),
  })
}
