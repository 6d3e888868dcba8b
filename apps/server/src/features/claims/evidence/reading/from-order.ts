import type { claimCalls } from '@yf/contract/claims'
import type { MaterialKind } from '@yf/domain/claim-materials'
import { requireMembership } from '#features/company/public.ts'
import { claimableMedicine, type ClaimableMedicine } from '#features/pharmacy/public.ts'
import type { JinliDocumentName } from '#partners/jinli/port.ts'
import type { MemberContext } from '#platform/call/context.ts'
import { inSteps, type Steps } from '#platform/call/handler.ts'
import { answer, refuse, type RefusedCall } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { decrypted, encrypted } from '#features/claims/record/health-texts.ts'
import { isRefused } from '#features/claims/record/materials/open-case.ts'
import { changeMaterial, materialRow, materialsOfUpload } from '#features/claims/record/materials/store.ts'
import { takeFile } from './take-file.ts'
import { usedInvoices } from '#features/claims/record/used-invoices.ts'
import { changeCase, type CaseRow } from '#features/claims/record/own-case.ts'
import { ruleOf } from '#features/claims/record/rule-of.ts'
import type { Flow } from '#features/claims/record/tables.ts'
import { companyRefusal } from '#features/claims/record/application/check-company.ts'
import { claimantsOf, type Claimant } from '#features/claims/record/application/claimants.ts'
import { takeDraft } from '#features/claims/record/application/draft-store.ts'

/** The documents of the hospital and their material kind in the application. */
const documents: readonly { document: JinliDocumentName; kind: MaterialKind; name: string }[] = [
  { document: 'invoice', kind: 'receipt', name: '药品电子发票.pdf' },
  { document: 'record', kind: 'medicalRecord', name: '门诊病历.pdf' },
]

/** The same document of an order is the same file, however often it is requested. */
const uploadKeyOf = ({ orderId }: ClaimableMedicine, document: JinliDocumentName) =>
  `order:${orderId}:${document}`

/**
 * Starts an application from a medicine order with its documents attached, so that members need not photograph them.
 */
export const startFromOrder = inSteps<typeof claimCalls.startFromOrder>(async ({ orderId }, ctx) => {
  const medicine = await claimableMedicine(ctx, orderId)
  if (medicine === null) return refuse('notFound')
  if (typeof medicine === 'string') return refuse(because[medicine])
  const insured = await claimantOf(ctx, medicine)
  if (isRefused(insured)) return insured
  const { flow } = await ruleOf(ctx.db, medicine.companyId)
  const begun = await ctx.transaction(({ db }) => fillIn({ ...ctx, db }, medicine, insured, flow))
  if (isRefused(begun)) return begun
  for (const document of documents) {
    const added = await addDocument(ctx, medicine, begun, document)
    if (isRefused(added)) return added
  }
  return answer({ caseId: begun.id, isNewFlow: flow === 'new' ? 1 : 0 })
})

const because = {
  notYet: 'orderNotClaimable',
  afterSale: 'orderInAfterSale',
  refunded: 'orderRefunded',
} as const

async function claimantOf(
  ctx: MemberContext,
  { companyId, familyId }: ClaimableMedicine,
): Promise<Claimant | RefusedCall<'notFound' | 'claimClosed' | 'cannotClaim'>> {
  const { accountId } = ctx.caller
  const membership = await requireMembership(ctx.db, accountId, companyId)
  if (!membership) return refuse('notFound')
  const closed = await companyRefusal(ctx, companyId)
  if (closed) return closed
  const insured = (await claimantsOf(ctx, accountId, membership)).find((one) => one.familyId === familyId)
  if (!insured) return refuse('cannotClaim', '就诊人已不在您的家庭成员中，不能为其申请理赔')
  return insured.refusal ? refuse('cannotClaim', insured.refusal.message) : insured
}

/** The draft for this order, unless one about another visit exists: that is not overwritten. */
async function fillIn(
  ctx: MemberContext,
  medicine: ClaimableMedicine,
  insured: Claimant,
  flow: Flow,
): Promise<CaseRow | RefusedCall<'draftStands' | 'invoiceUsed'>> {
  const now = ctx.clock.now()
  const { accountId } = ctx.caller
  const draft = await takeDraft(ctx.db, { accountId, companyId: medicine.companyId, flow }, insured.name, now)
  if (await isAboutIt(ctx.db, draft, medicine)) return draft
  const { code: invoice_code, number: invoice_number } = medicine.invoice
  const invoice = { invoice_code, invoice_number }
  const caseNo = (await usedInvoices(ctx.db, draft, [invoice]))(invoice)
  if (caseNo !== null)
    return refuse('invoiceUsed', `发票 ${invoice_number} 已在案件 ${caseNo} 中使用，一张发票只能申请一次`)
  if (await isOfAnother(ctx.db, draft, medicine)) return refuse('draftStands')
  const [policy, ...more] = insured.policies
  const { accident_note, email } = await decrypted(ctx, draft)
  const changes = {
    family_id: insured.familyId,
    insured_name: insured.name,
    policy_id: policy && more.length === 0 ? policy.id : null,
    ...(await encrypted(ctx, draft, {
      accident_note,
      email,
      visit_type: 'outpatient' as const,
      visit_start: medicine.visitDay,
      visit_end: medicine.visitDay,
      hospital: medicine.hospital,
      diagnosis: medicine.diagnosis,
      declared_fen: medicine.invoice.fen,
    })),
    updated_at: now,
  }
  await changeCase(ctx.db, draft, changes)
  return { ...draft, ...changes }
}

const isAboutIt = async (db: Db, draft: CaseRow, medicine: ClaimableMedicine): Promise<boolean> =>
  (await materialsOfUpload(db, draft, uploadKeyOf(medicine, 'invoice'))).length > 0

/**
 * Whether the draft is about another visit. A draft filled in before the documents failed to arrive belongs to this
 * order.
 */
async function isOfAnother(
  db: Db,
  { company_id, id, visit_start, hospital }: CaseRow,
  medicine: ClaimableMedicine,
): Promise<boolean> {
  const isFree = visit_start === null && hospital === null
  if (!isFree && (visit_start !== medicine.visitDay || hospital !== medicine.hospital)) return true
  const material = await db
    .selectFrom('claim_material')
    .select('id')
    .where((row) => row.and({ company_id, case_id: id }))
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return material !== undefined
}

/** Documents that the person has removed stay removed. */
async function addDocument(
  ctx: MemberContext & Steps,
  medicine: ClaimableMedicine,
  draft: CaseRow,
  { document, kind, name }: (typeof documents)[number],
) {
  const uploadKey = uploadKeyOf(medicine, document)
  if ((await materialsOfUpload(ctx.db, draft, uploadKey)).length > 0) return draft
  const fetched = await ctx.partners.jinli.fetchMedicineDocument(medicine.orderId, document)
  if (fetched.kind !== 'file') return refuse('hospitalPapersAway')
  const stored = await takeFile(ctx, {
    caseId: draft.id,
    kind,
    uploadKey,
    sent: { bytes: fetched.bytes, name },
    fetch: async () => refuse('uploadSpent'),
    isSavedAtOnce: draft.flow !== 'new',
  })
  if (isRefused(stored)) return stored
  await ctx.transaction(async ({ db }) => {
    for (const id of stored.ids) {
      const row = await materialRow(db, draft, id)
      if (row) await changeMaterial(db, row, { is_saved: true })
    }
  })
  return draft
}
