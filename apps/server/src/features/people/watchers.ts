import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { personFacts, type PersonFacts } from './facts.ts'

export type PeopleContext = Services & { readonly db: Db }

/**
 * Called in the same transaction whenever the facts of a person change, the account is attached, or a day arrives on
 * which employment begins or ends. May be called again with the same facts.
 */
export type PersonWatcher = (ctx: PeopleContext, facts: PersonFacts) => Promise<void>

declare module '#platform/extension-points.ts' {
  interface ExtensionPoints {
    readonly personWatchers: readonly PersonWatcher[]
  }
}

export async function notifyWatchers(ctx: PeopleContext, companyId: string, personId: string): Promise<void> {
  const facts = await personFacts(ctx.db, companyId, personId)
  if (facts) await callWatchers(ctx, facts)
}

export async function callWatchers(ctx: PeopleContext, facts: PersonFacts): Promise<void> {
  for (const watch of ctx.extensionPoints.personWatchers) await watch(ctx, facts)
}
