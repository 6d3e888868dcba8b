import type { claimCalls } from '@yf/contract/claims'
import { caseStates } from '@yf/domain/claim-case'
import { emailFault } from '@yf/domain/email'
import { mailTexts } from '@yf/papers/mail-page'
import type { QueuedLetter } from '#partners/mail/port.ts'
import { isProvenMail } from '#features/messages/public.ts'
import { inSteps } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { applicantOf } from '#features/claims/record/people.ts'
import { ownCase, type CaseRow } from '#features/claims/record/own-case.ts'
import { issuerOf, type IssuerDeps } from './issuer.ts'
import { isDecided } from './letter.ts'
import { documentOf, type CaseDocumentKind } from './document-files.ts'
import { documentName, documentNames } from './show-document.ts'
import { hasReview } from './review-letter.ts'
import { hasBook } from './signed-book.ts'

const anHour = { limit: 5, seconds: 3600 }

/**
 * Sends documents to a mailbox that the member has verified. The outbox stores the call's key, so a repeated call
 * sends nothing more.
 */
export const sendEmail = inSteps<typeof claimCalls.sendEmail>(
  async ({ caseId, email, papers: kinds }, ctx) => {
    const to = email.trim()
    const fault = emailFault(to)
    if (fault) return badInput('email', fault)
    const caseRow = await ownCase(ctx.db, ctx.caller.accountId, caseId)
    if (!caseRow) return refuse('notFound')
    if (caseRow.state === caseStates.draft) return refuse('paperNotReady', '申请提交后才能发送申请书')
    if (kinds.includes('book') && !hasBook(caseRow)) return refuse('paperNotReady', '该案件没有线上申请书')
    if (kinds.includes('letter') && !isDecided(caseRow))
      return refuse('paperNotReady', '案件核定后才有决定通知书')
    if (kinds.includes('review') && !(await hasReview(ctx.db, caseRow)))
      return refuse('paperNotReady', '复核有结果后才有复核决定通知书')
    if (!(await isProvenMail(ctx, caseRow.account_id, to))) return refuse('mailNotProven')
    const attachments = []
    for (const kind of kinds)
      attachments.push({ name: documentName(caseRow, kind), storedAs: await documentOf(ctx, caseRow, kind) })
    const { name } = await applicantOf(ctx, caseRow.account_id)
    const payload: QueuedLetter = { to, ...textsOf(ctx, caseRow, name, kinds), attachments }
    const key = `claims/${caseId}/${ctx.idempotencyKey}`
    return ctx.transaction(async ({ db, outbox, limits }) => {
      const isNew = await outbox.add(db, { partner: 'mail', kind: 'letter', key, payload })
      // Counted per mail: a repeated request does not count again.
      const isTooMany = isNew && !(await limits.take('claims.mail', caseRow.account_id, anHour)).allowed
      return isTooMany ? refuse('mailTooOften') : answer(null, '邮件已发送，请注意查收')
    })
  },
)

function textsOf(ctx: IssuerDeps, { case_no }: CaseRow, name: string, kinds: readonly CaseDocumentKind[]) {
  const issuer = issuerOf(ctx)
  const names = kinds.map((kind) => documentNames[kind]).join('、')
  const subject = `${names}（案件 ${case_no}）`
  const texts = mailTexts({
    heading: subject,
    greeting: `尊敬的 ${name}：`,
    paragraphs: [
      `您好！您要的${names}随信附上，案件号 ${case_no}。`,
      '文件中包含个人信息，请妥善保管，不要转发给无关的人。如果不是您本人的操作，请联系我们。',
    ],
    signature: `${issuer.name}\n电话 ${issuer.phone}，${issuer.hours}`,
  })
  return { subject, ...texts }
}
