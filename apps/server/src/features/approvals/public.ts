import { aloneDays, grantNeedsSecond, type Grant, type GrantKind } from '@yf/domain/approvals'
import { recordDeed } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { Outcome } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { sealGrant } from './sealed.ts'
import { handedOutAlone, insertGrant, lockGrants } from './store.ts'

export interface Maker {
  readonly id: string
  readonly name: string
}

/** What somebody else has looked at, done as it was put down by its maker; all but the worth of it is checked again. */
export type DoGrant = (input: unknown, ctx: StaffContext, by: Maker) => Promise<Outcome<unknown>>

/** The call's own work: alone, or because a second has said yes. */
export type Handing = 'alone' | 'seconded'

declare module '#platform/hooks.ts' {
  interface Hooks {
    readonly grants: Readonly<Record<GrantKind, DoGrant>>
  }
}

interface HandedOut {
  readonly kind: GrantKind
  readonly companyId: string
  readonly grant: Grant
  readonly title: string
  readonly lines: readonly string[]
  /** The call's own, to do it once more when somebody has said yes. */
  readonly input: unknown
}

const dayMs = 86_400_000

/** False where it has been put down to wait for a second pair of eyes: then nothing else is to be done. */
export async function mayHandOut(ctx: StaffContext, handedOut: HandedOut): Promise<boolean> {
  const { kind, companyId, grant, title, lines, input } = handedOut
  const { db, clock, staff } = ctx
  const now = clock.now()
  await lockGrants(db, companyId, kind)
  const before = await handedOutAlone(db, companyId, kind, new Date(now.getTime() - aloneDays * dayMs))
  const isAlone = !grantNeedsSecond(kind, grant, before)
  // What gives nothing more leaves nothing behind.
  if (isAlone && grant.all === 0) return true
  const id = newId()
  await insertGrant(db, {
    company_id: companyId,
    id,
    kind,
    title,
    lines,
    worth_fen: grant.all,
    input_sealed: isAlone ? null : sealGrant(ctx, id, input),
    state: isAlone ? 'alone' : 'proposed',
    proposed_by: staff.id,
    proposed_at: now,
    decided_by: null,
    decided_at: null,
    note: null,
  })
  if (!isAlone)
    await recordDeed(ctx, { deed: 'proposeGrant', detail: [title, ...lines].join('；').slice(0, 500) })
  return isAlone
}
