import type { StaffContext } from '#platform/call/context.ts'
import { isUnderKeeperKey, wordsUnder } from '#platform/crypto/keeper-key.ts'
import { keeperKey, knownKeeperKey, type KeyGround } from '#platform/crypto/keeper-keys.ts'
import type { AuditEventRow } from './chain.ts'
import { recordAuditEvent, withoutNumbers, type AuditEvent } from './record-audit-event.ts'

/** What the encryption of a detail is bound to. Nothing in the log is rewritten, so neither is this. */
const detailRow = (caseId: string) => `staff_deed:${caseId}:detail`

type EncryptedEvent = Required<Pick<AuditEvent, 'action' | 'about'>> & { readonly words: string }

/** A deed of which somebody's words are part. They may name an illness, so they stand under the member's key. */
export async function recordEncryptedEvent(
  ctx: StaffContext,
  { action, about, words }: EncryptedEvent,
): Promise<void> {
  const key = await keeperKey(ctx, about.account_id)
  await recordAuditEvent(ctx, { action, about, detail: key.seal(withoutNumbers(words), detailRow(about.id)) })
}

type StoredDetail = Pick<AuditEventRow, 'detail' | 'case_id' | 'members'>

/** How the words of these deeds are read: empty where the member's key was deleted. Each key is asked for once. */
export async function detailsOfEvents(
  ctx: KeyGround,
  rows: readonly StoredDetail[],
): Promise<(row: StoredDetail) => string> {
  const sealed = rows.filter(({ detail }) => isUnderKeeperKey(detail))
  const owners = [...new Set(sealed.map(ownerOf))]
  const keys = new Map(
    await Promise.all(owners.map(async (id) => [id, await knownKeeperKey(ctx, id)] as const)),
  )
  return (row) => wordsUnder(keys.get(ownerOf(row)) ?? null, row.detail, detailRow(row.case_id ?? ''))
}

/** Whose case it was stands first (`recordAuditEvent`). */
const ownerOf = ({ members }: StoredDetail): string => members[0] ?? ''
