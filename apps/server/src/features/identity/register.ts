import type { Input } from '@yf/contract/call'
import type { identitySteps, RosterWays } from '@yf/contract/identity-steps'
import { currentAgreement } from '@yf/domain/agreements'
import { certificateFault, tidyCertificate } from '@yf/domain/certificate'
import { maskEmail, maskPhone } from '@yf/domain/masks'
import { passwordFault } from '@yf/domain/password'
import type { CallContext } from '#platform/call/context.ts'
import { inSteps } from '#platform/call/handler.ts'
import { answer, badInput, refuse, type BadInput } from '#platform/call/outcome.ts'
import { hashPassword } from '#platform/passwords.ts'
import { becomeMember, originsFor, type JoinCompanies } from './become-member.ts'
import { spendCode } from './codes.ts'
import { refusedCode } from './guarded.ts'
import { keepRegistration, type Applicant } from './pending-registration.ts'
import { isPhoneOf, reachOf, type RosterEntry } from '#features/people/public.ts'

type Registration = Input<typeof identitySteps.register>

/**
 * Registration through an employer: a person on a company's roster, by name and certificate, may join. Many people
 * know both, so the phone has to be the one on the roster; with another one the person verifies with a code to a
 * contact known to the employer, or the company confirms them (decisions §4). Facts about a phone are disclosed only
 * to its holder. A person with an account joins another employer with it in the same way.
 */
export const register = (joinCompanies: JoinCompanies) =>
  inSteps<typeof identitySteps.register>(async (input, ctx) => {
    const { phone, code, agreementVersion, supply } = input
    const kind = input.certificateType ?? 'idCard'
    const number = tidyCertificate(input.certificateNumber)
    const fault = faultOf(input, number)
    if (fault) return fault
    if (agreementVersion !== currentAgreement) return refuse('agreementNeeded')
    const refused = await refusedCode(ctx, phone, code)
    if (refused) return refused
    const passwordHash = input.password === undefined ? null : await hashPassword(input.password)
    const name = input.name.trim()
    const applicant: Applicant = { phone, name, kind, number, passwordHash, agreementVersion, supply }

    return ctx.transaction(async (ctx) => {
      // First of all: of two concurrent registrations one finds the code used up.
      if (!(await spendCode(ctx, phone, code))) return refuse('wrongCode')
      const origins = await originsFor(ctx, applicant)
      if ('kind' in origins) return origins
      return isPhoneOf(ctx.cipher, origins.entries, phone)
        ? becomeMember(ctx, joinCompanies, applicant, origins)
        : answer({ confirm: await askWhoItIs(ctx, applicant, origins.entries) })
    })
  })

async function askWhoItIs(
  ctx: CallContext,
  applicant: Applicant,
  entries: readonly RosterEntry[],
): Promise<RosterWays> {
  const { phone, mail } = reachOf(ctx.cipher, entries)
  return {
    token: await keepRegistration(ctx, applicant),
    phone: phone && maskPhone(phone),
    mail: mail && maskEmail(mail),
  }
}

function faultOf(input: Registration, number: string): BadInput | null {
  const certificate = certificateFault(input.certificateType ?? 'idCard', number)
  if (certificate) return badInput('certificateNumber', certificate)
  const password = input.password === undefined ? null : passwordFault(input.password)
  return password ? badInput('password', password) : null
}
