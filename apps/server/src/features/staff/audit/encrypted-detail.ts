import type { StaffContext } from '#platform/call/context.ts'
import { isUnderKeeperKey, wordsUnder } from '#platform/crypto/keeper-key.ts'
import { keeperKey, knownKeeperKey, type KeyGround } from '#platform/crypto/keeper-keys.ts'
import type { DeedRow } from './chain.ts'
import { recordDeed, withoutNumbers, type Deed } from './record-audit-event.ts'

/** What the encryption of a detail is bound to. Nothing in the log is rewritten, so neither is this. */
const deedRow = (caseId: string) => `staff_deed:${caseId}:detail`

type Spoken = Required<Pick<Deed, 'deed' | 'about'>> & { readonly words: string }

/** A deed of which somebody's words are part. They may name an illness, so they stand under the member's key. */
export async function recordWords(ctx: StaffContext, { deed, about, words }: Spoken): Promise<void> {
  const key = await keeperKey(ctx, about.account_id)
  await recordDeed(ctx, { deed, about, detail: key.seal(withoutNumbers(words), deedRow(about.id)) })
}

type Told = Pick<DeedRow, 'detail' | 'case_id' | 'members'>

/** How the words of these deeds are read: empty where the member's key was deleted. Each key is asked for once. */
export async function wordsOfDeeds(ctx: KeyGround, rows: readonly Told[]): Promise<(row: Told) => string> {
  const sealed = rows.filter(({ detail }) => isUnderKeeperKey(detail))
  const owners = [...new Set(sealed.map(ownerOf))]
  const keys = new Map(
    await Promise.all(owners.map(async (id) => [id, await knownKeeperKey(ctx, id)] as const)),
  )
  return (row) => wordsUnder(keys.get(ownerOf(row)) ?? null, row.detail, deedRow(row.case_id ?? ''))
}

/** Whose case it was stands first (`recordDeed`). */
const ownerOf = ({ members }: Told): string => members[0] ?? ''
