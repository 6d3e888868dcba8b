import type { identitySteps } from '@yf/contract/identity-steps'
import {
  certificateFacts,
  certificateFault,
  tidyCertificate,
  type CertificateKind,
} from '@yf/domain/certificate'
import { maskCertificate } from '@yf/domain/masks'
import { inSteps, type OutcomeOf } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import type { CallContext } from '#platform/call/context.ts'
import { spendCode, tryCode } from './codes.ts'
import { announcedNames } from '#features/people/public.ts'
import { certificateTries } from './rules.ts'
import { phoneRow } from './encrypted.ts'
import { accountById, isCertificateTaken, keepCertificate, type Account } from './store.ts'

interface Certificate {
  readonly kind: CertificateKind
  readonly number: string
}

const anotherName = '该证件号码登记的姓名与您的账号不一致，请核对号码，或联系企业人力资源'

type BindOutcome = OutcomeOf<typeof identitySteps.bindCertificateNumber>

/**
 * The first one without further proof; another one only with a code to the member's own phone, so that a stolen
 * session cannot change it.
 */
export const bindCertificateNumber = inSteps<typeof identitySteps.bindCertificateNumber>(
  async ({ certificateType: kind, certificateNumber, name, code }, ctx) => {
    const number = tidyCertificate(certificateNumber)
    const fault = certificateFault(kind, number)
    if (fault) return badInput('certificateNumber', fault)
    const { accountId } = ctx.caller
    if (!(await ctx.limits.take('certificate-tries', accountId, certificateTries)).allowed)
      return refuse('tooOften')
    const account = await accountById(ctx.db, accountId)
    if (!account) return refuse('notFound')
    if (name !== undefined && name.trim() !== account.name) return refuse('nameMismatch')
    if (account.certificate_hash === null)
      return ctx.transaction((ctx) => bind(ctx, account, { kind, number }))

    const phone = ctx.cipher.open(account.phone_encrypted, phoneRow(account.id))
    if (code === undefined) return badInput('code', '更换证件需要填写短信验证码')
    if (!(await tryCode(ctx, phone, code))) return refuse('wrongCode')
    return ctx.transaction(async (ctx) =>
      (await spendCode(ctx, phone, code)) ? bind(ctx, account, { kind, number }) : refuse('wrongCode'),
    )
  },
)

async function bind(ctx: CallContext, account: Account, { kind, number }: Certificate): Promise<BindOutcome> {
  if (await isCertificateTaken(ctx.db, ctx.cipher, number, account.id)) return refuse('certificateTaken')
  // Belongs to somebody who has not registered yet and then no longer could.
  const names = await announcedNames(ctx.db, ctx.cipher, number)
  if (names.length > 0 && !names.includes(account.name)) return refuse('nameMismatch', anotherName)
  const facts = certificateFacts(kind, number)
  const result = await keepCertificate(ctx.db, ctx.cipher, account, { kind, number, facts })
  if (result === 'moved') return refuse('stateMoved')
  if (result === 'taken') return refuse('certificateTaken')
  return answer(
    {
      certificateType: kind,
      certificateNumber: maskCertificate(number),
      birth: facts?.birth ?? account.birth,
      gender: facts?.gender ?? account.gender,
    },
    '证件已绑定',
  )
}
