import type { Input } from '@yf/contract/call'
import type { identityCalls } from '@yf/contract/identity'
import { certificateFault, tidyCertificate } from '@yf/domain/certificate'
import { passwordFault } from '@yf/domain/password'
import type { CallContext } from '#platform/call/context.ts'
import { inSteps } from '#platform/call/handler.ts'
import { answer, badInput, refuse, type BadInput } from '#platform/call/outcome.ts'
import { hashPassword } from '#platform/passwords.ts'
import { spendCode } from './codes.ts'
import { refusedCode } from './guarded.ts'
import { createAccount } from './new-account.ts'
import { claimEntries, unclaimedEntries } from './roster-store.ts'
import { signIn } from './sign-in.ts'
import { isCertificateTaken, isPhoneTaken, keepAcceptance } from './store.ts'

const registered = refuse(
  'certificateTaken',
  '该证件已注册，请使用原手机号登录；原号码已停用的请先更换手机号',
)

type Registration = Input<typeof identityCalls.register>

/** How somebody becomes an employee. The company's business: it builds on this feature, so the wiring hands it in. */
export type JoinCompanies = (
  ctx: CallContext,
  accountId: string,
  companyIds: readonly string[],
) => Promise<void>

/**
 * Registration through an employer: whom a company has announced by name and certificate may join, with the phone
 * that the code proves. What is told of that phone is told to its holder.
 */
export const register = (joinCompanies: JoinCompanies) =>
  inSteps<typeof identityCalls.register>(async (input, ctx) => {
    const kind = input.certificateType ?? 'idCard'
    const number = tidyCertificate(input.certificateNumber)
    const { phone, code } = input
    const fault = faultOf(input, number)
    if (fault) return fault
    const refused = await refusedCode(ctx, phone, code)
    if (refused) return refused
    const passwordHash = input.password === undefined ? null : await hashPassword(input.password)

    return ctx.transaction(async (ctx) => {
      // First of all: of two registrations at once one finds the code spent.
      if (!(await spendCode(ctx, phone, code))) return refuse('wrongCode')
      if (await isPhoneTaken(ctx.db, ctx.cipher, phone)) return refuse('phoneKnown')
      const name = input.name.trim()
      const entries = await unclaimedEntries(ctx.db, ctx.cipher, { name, kind, number })
      const [first] = entries
      if (!first) return refuse('notOnRoster')
      if (await isCertificateTaken(ctx.db, ctx.cipher, number, null)) return registered
      // Whoever has the certificate is the only one who can claim its entries: of two at once one gets it.
      const account = await createAccount(ctx, {
        phone,
        name,
        kind,
        number,
        gender: first.gender,
        passwordHash,
      })
      if (!account) return registered
      await claimEntries(ctx, entries, account.id)
      await joinCompanies(
        ctx,
        account.id,
        entries.map(({ company_id }) => company_id),
      )
      await accept(ctx, account.id, input.agreementVersion)
      return answer(await signIn(ctx, account, input.supply))
    })
  })

function faultOf(input: Registration, number: string): BadInput | null {
  const certificate = certificateFault(input.certificateType ?? 'idCard', number)
  if (certificate) return badInput('certificateNumber', certificate)
  const password = input.password === undefined ? null : passwordFault(input.password)
  return password ? badInput('password', password) : null
}

async function accept({ db, clock }: CallContext, account_id: string, version: string): Promise<void> {
  for (const agreement of ['user', 'privacy'] as const)
    await keepAcceptance(db, { account_id, agreement, version, accepted_at: clock.now() })
}
