import { announcedMember } from '#features/family/public.ts'
import {
  dependantsOf,
  numbersOf,
  personById,
  type PeopleContext,
  type Person,
} from '#features/people/public.ts'
import { attachAccount } from './attach-account.ts'

type DependantContext = Pick<PeopleContext, 'db' | 'cipher' | 'clock'>

/** Whoever has left keeps what is attached. */
const isHere = ({ status }: Person): boolean => status === 'active' || status === 'coming'

/** The policies of the dependants of an employee who has registered appear in the account, as the family's. */
export async function attachDependants(
  ctx: DependantContext,
  companyId: string,
  { personId, accountId }: { readonly personId: string; readonly accountId: string },
): Promise<void> {
  for (const dependant of await dependantsOf(ctx.db, companyId, personId))
    if (isHere(dependant)) await attach(ctx, dependant, accountId)
}

/** The same for one dependant, whose holder may not have registered yet. */
export async function attachDependant(
  ctx: DependantContext,
  companyId: string,
  personId: string,
): Promise<void> {
  const dependant = await personById(ctx.db, companyId, personId)
  if (!dependant?.holder_id || !isHere(dependant)) return
  const holder = await personById(ctx.db, companyId, dependant.holder_id)
  if (holder?.account_id) await attach(ctx, dependant, holder.account_id)
}

async function attach(ctx: DependantContext, dependant: Person, accountId: string): Promise<void> {
  const { company_id: companyId, id, name, relation, gender, birthday } = dependant
  if (relation === null) return
  const { certificateNumber } = numbersOf(ctx.cipher, dependant)
  const familyId = await announcedMember(ctx, accountId, {
    name,
    relation,
    gender,
    birthday,
    certificateKind: dependant.certificate_kind,
    certificateNumber,
  })
  if (familyId !== null) await attachAccount(ctx.db, companyId, id, accountId, familyId)
}
