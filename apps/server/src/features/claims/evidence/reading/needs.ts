import type { MaterialNeed } from '@yf/contract/claim-shapes'
import type { claimCalls } from '@yf/contract/claims'
import { materialKinds, requiredMaterials, type MaterialKind } from '@yf/domain/claim-materials'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import { ownCase, type CaseRow } from '#features/claims/record/own-case.ts'
import { isCertificateNeeded } from '#features/claims/record/materials/certificate-needed.ts'
import { loadMaterials, type LoadedMaterials } from './load-materials.ts'
import { materialDtos } from './materials-dto.ts'
import { materialsOfCase, receiptsOfCase } from '#features/claims/record/materials/store.ts'

const hints: Readonly<Record<MaterialKind, string>> = {
  receipt: '医院开具的发票或收费票据，电子票据可上传 PDF',
  feeList: '与发票对应的费用明细清单',
  medicalRecord: '门急诊病历，含主诉、诊断和医生签章',
  diagnosis: '医院盖章的诊断证明书',
  dischargeSummary: '出院小结或出院记录，需医院盖章',
  idCard: '被保险人身份证的人像面和国徽面',
  bankCard: '收款银行卡的卡号面',
  other: '检查报告、处方等其他相关资料',
}

/** An internet hospital issues only a receipt. */
const usual = ({ flow, visit_type }: CaseRow, isIdNeeded: boolean): MaterialKind[] =>
  flow === 'hospital'
    ? ['receipt']
    : [
        ...(visit_type ? requiredMaterials(visit_type) : (['receipt'] as const)),
        ...(isIdNeeded ? (['idCard'] as const) : []),
      ]

/** The required kinds, with the number of files of each. The bank card has a page of its own. */
export function needsOf(
  caseRow: CaseRow,
  { rows, receipts }: Pick<LoadedMaterials, 'rows' | 'receipts'>,
): MaterialNeed[] {
  const isIdNeeded = isCertificateNeeded(caseRow, receipts)
  const required = new Set<MaterialKind>([...usual(caseRow, isIdNeeded), ...(caseRow.asked_for?.kinds ?? [])])
  const kinds = (Object.keys(materialKinds) as MaterialKind[]).filter(
    (kind) => kind !== 'bankCard' || required.has(kind),
  )
  return kinds
    .map((kind) => ({
      kind,
      name: materialKinds[kind],
      isRequired: required.has(kind) ? (1 as const) : (0 as const),
      count: rows.filter((row) => row.is_saved && row.kind === kind).length,
      hint: hints[kind],
    }))
    .toSorted((one, other) => other.isRequired - one.isRequired)
}

export const materialNeeds: RunCallHandler<typeof claimCalls.materialNeeds> = async ({ caseId }, ctx) => {
  const caseRow = await ownCase(ctx.db, ctx.caller.accountId, caseId)
  if (!caseRow) return refuse('notFound')
  const [rows, receipts] = await Promise.all([
    materialsOfCase(ctx.db, caseRow),
    receiptsOfCase(ctx.db, caseRow),
  ])
  return answer(needsOf(caseRow, { rows, receipts }))
}

interface MaterialsDeps {
  readonly db: Db
  readonly cipher: FieldCipher
  readonly caller: { readonly accountId: string }
}

/** All materials, or those of one kind. */
export const materials = async (
  { caseId, kind }: { readonly caseId: string; readonly kind?: MaterialKind },
  ctx: MaterialsDeps,
) => {
  const caseRow = await ownCase(ctx.db, ctx.caller.accountId, caseId)
  if (!caseRow) return refuse('notFound')
  const all = materialDtos(caseRow, await loadMaterials(ctx, caseRow))
  return answer(kind === undefined ? all : all.filter((one) => one.kind === kind))
}
