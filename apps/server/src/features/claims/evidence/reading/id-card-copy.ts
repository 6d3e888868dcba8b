import type { claimCalls } from '@yf/contract/claims'
import { tidyCertificate } from '@yf/domain/certificate'
import type { ReadDocument } from '@yf/ocr/document/outcome'
import type { MemberContext } from '#platform/call/context.ts'
import { inSteps } from '#platform/call/handler.ts'
import { answer, refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { fileBytes } from '#platform/files/stored-files.ts'
import { applicantOf, insuredOf } from '#features/claims/record/people.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { drawIdCopy } from './draw-id-copy.ts'
import { loadMaterials } from './load-materials.ts'
import { materialDtos } from './materials-dto.ts'
import { isRefused, openCase } from '#features/claims/record/materials/open-case.ts'
import { readingsOf } from '#features/claims/record/materials/reading.ts'
import { changeMaterial, materialRow } from '#features/claims/record/materials/store.ts'
import type { MaterialRow } from '#features/claims/record/find.ts'
import { takeFile } from './take-file.ts'

/** Client keys contain no space, so none can collide with ours. A deleted copy can be made again. */
async function copyKey({ db }: MemberContext, front: MaterialRow, back: MaterialRow): Promise<string> {
  const pair = `copy of ${front.id.slice(-12)} ${back.id.slice(-12)}`
  const { count } = await db
    .selectFrom('claim_material')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((row) => row.and({ company_id: front.company_id, case_id: front.case_id }))
    .where('upload_key', 'like', `${pair}%`)
    .where('removed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return `${pair} ${count}`
}

export const isCopy = ({ upload_key }: Pick<MaterialRow, 'upload_key'>) => upload_key.startsWith('copy of ')

interface ReadIdCard {
  readonly row: MaterialRow
  readonly reading: ReadDocument
}

/** One page with both sides of the identity card. The same two sides give the same page. */
export const idCardCopy = inSteps<typeof claimCalls.idCardCopy>(async ({ caseId, frontId, backId }, ctx) => {
  const caseRow = await openCase(ctx.db, ctx.caller.accountId, caseId)
  if (isRefused(caseRow)) return caseRow
  const front = await sideOf(ctx, caseRow, frontId, 'idCardFront')
  if (isRefused(front)) return front
  const back = await sideOf(ctx, caseRow, backId, 'idCardBack')
  if (isRefused(back)) return back
  const number = front.reading.fields.idNumber
  if (!number) return refuse('notAnIdCard', '没有读到身份证号码，请对准人像面、在光线充足处重拍')
  if (!(await isTheirs(ctx, caseRow, number.value))) return refuse('otherIdCard')
  const stored = await takeFile(ctx, {
    caseId,
    kind: 'idCard',
    uploadKey: await copyKey(ctx, front.row, back.row),
    sent: null,
    fetch: async () => ({ bytes: await drawnCopy(ctx, front, back), name: '身份证复印件' }),
    isSavedAtOnce: true,
  })
  if (isRefused(stored)) return stored
  // Using the two sides adds them to the application.
  for (const { row } of [front, back]) await changeMaterial(ctx.db, row, { is_saved: true })
  const [material] = materialDtos(stored.caseRow, await loadMaterials(ctx, stored.caseRow, stored.ids))
  if (!material) return refuse('notFound', '复印件已被删除，请重新上传身份证')
  const message = number.isSure ? '身份证复印件已生成' : '身份证复印件已生成，请核对照片是否清晰'
  return answer({ material, message })
})

async function sideOf(
  ctx: MemberContext,
  caseRow: CaseRow,
  id: string,
  sideKind: 'idCardFront' | 'idCardBack',
): Promise<ReadIdCard | RefusedCall<'notFound' | 'inProgress' | 'notAnIdCard'>> {
  const row = await materialRow(ctx.db, caseRow, id)
  if (!row || row.kind !== 'idCard') return refuse('notFound', '身份证照片已被删除，请重新上传')
  if (row.state === 'waiting' || row.state === 'reading')
    return refuse('inProgress', '身份证照片正在识别，请稍候再试')
  const reading = (await readingsOf(ctx, caseRow.account_id))(row)
  const name = sideKind === 'idCardFront' ? '人像面' : '国徽面'
  if (reading?.kind !== sideKind)
    return refuse('notAnIdCard', `这张照片不是身份证${name}，或不够清晰，请重拍${name}`)
  return { row, reading }
}

async function isTheirs(ctx: MemberContext, caseRow: CaseRow, number: string): Promise<boolean> {
  const people = await Promise.all([insuredOf(ctx, caseRow), applicantOf(ctx, caseRow.account_id)])
  return people.some(({ certificateNo }) => tidyCertificate(certificateNo) === tidyCertificate(number))
}

async function drawnCopy(ctx: MemberContext, front: ReadIdCard, back: ReadIdCard): Promise<Buffer> {
  const side = async ({ row, reading }: ReadIdCard) => ({
    picture: await fileBytes(ctx, ctx.caller.accountId, row.file_id),
    turn: reading.turn,
  })
  return drawIdCopy(await side(front), await side(back))
}
