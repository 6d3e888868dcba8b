import type { familyScanCalls } from '@yf/contract/family-scan'
import type { ReadDocument } from '@yf/ocr/document/outcome'
import { inSteps } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { cleanPicture } from '#platform/files/clean-picture.ts'
import type { Window } from '#platform/limits/limits.port.ts'
import { readWithin } from '#platform/ocr/read-within.ts'

const readsPerPerson: Window = { limit: 30, seconds: 600 }

/**
 * Recognised within the request and stored nowhere: name and number are returned to the member who fills in the form.
 */
export const readIdCard = inSteps<typeof familyScanCalls.readIdCard>(async (_input, ctx) => {
  const { accountId } = ctx.caller
  const [file, ...others] = ctx.uploads
  if (!file) return badInput('file', '请选择身份证照片')
  if (others.length > 0) return badInput('file', '每次只能上传一张图片')
  if (!(await ctx.limits.take('familyIdCard', accountId, readsPerPerson)).allowed) return refuse('tooOften')
  const picture = await cleanPicture(accountId, file.bytes)
  if (picture.kind === 'refused') return refuse(picture.refusal, picture.message)
  const read = await readWithin(ctx.ocr, accountId, picture.body, { kind: 'idCardFront' })
  if (read === 'notNow') return answer(unknown('暂时无法识别，请手动输入'))
  if (read === 'unreadable') return answer(unknown('照片无法识别，请重拍，或手动输入'))
  return answer(cardOf(read))
})

const unknown = (message: string) => ({ name: null, number: null, isSure: 0 as const, message })

/** The check digit verifies a number; a name has no such check, so the member reviews it. */
function cardOf({ fields: { name, idNumber } }: ReadDocument) {
  if (!idNumber) return unknown('没有读到证件号码，请对准人像面重拍，或手动输入')
  return {
    name: name?.value ?? null,
    number: idNumber.value,
    isSure: idNumber.isSure ? (1 as const) : (0 as const),
    message: idNumber.isSure ? '已填入，请核对姓名' : '已填入，请逐字核对姓名和证件号码',
  }
}
