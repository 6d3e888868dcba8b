import type { claimCalls } from '@yf/contract/claims'
import type { ReadDocument } from '@yf/ocr/document/outcome'
import { inSteps } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { cleanPicture } from '#platform/files/clean-picture.ts'
import { readWithin } from '#platform/ocr/read-within.ts'
import { bankOfNumber } from '#features/claims/record/application/bank-of-number.ts'
import { isBadInput, sentFile } from '#features/claims/record/materials/sent-file.ts'

/** Read within the request and not stored: the number is returned to its owner, for the form. */
export const bankNo = inSteps<typeof claimCalls.bankNo>(async (_input, ctx) => {
  const sent = sentFile(ctx.uploads)
  if (isBadInput(sent)) return sent
  if (!sent) return badInput('file', '请选择银行卡照片')
  const uses = await ctx.limits.take('claimBankNo', ctx.caller.accountId, { limit: 30, seconds: 600 })
  if (!uses.allowed) return refuse('tooOften')
  const picture = await cleanPicture(ctx.caller.accountId, sent.bytes)
  if (picture.kind === 'refused') return refuse(picture.refusal, picture.message)
  const read = await readWithin(ctx.ocr, ctx.caller.accountId, picture.body, { kind: 'bankCard' })
  if (read === 'notNow') return answer(unknown('暂时无法识别，请手动输入卡号'))
  if (read === 'unreadable') return answer(unknown('照片无法识别，请重拍，或手动输入卡号'))
  return answer(cardOf(read))
})

const unknown = (message: string) => ({
  cardNo: null,
  bankCode: '',
  bankName: '',
  cardKind: '',
  isSure: 0 as const,
  message,
})

function cardOf({ fields }: ReadDocument) {
  const { cardNumber } = fields
  if (!cardNumber) return unknown('没有读到卡号，请对准卡号面重拍，或手动输入')
  const issuer = bankOfNumber(cardNumber.value)
  return {
    cardNo: cardNumber.value,
    bankCode: issuer?.code ?? '',
    bankName: issuer?.name ?? '',
    cardKind: issuer?.kind ?? '',
    isSure: cardNumber.isSure ? (1 as const) : (0 as const),
    message: cardNumber.isSure ? '' : '请逐位核对卡号',
  }
}
