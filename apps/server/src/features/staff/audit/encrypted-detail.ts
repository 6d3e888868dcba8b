import type { StaffContext } from '#platform/call/context.ts'
import { isUnderKeeperKey, wordsUnder } from '#platform/crypto/keeper-key.ts'
import { keeperKey, knownKeeperKey, type KeyGround } from '#platform/crypto/keeper-keys.ts'
import type { AuditEventRow } from './chain.ts'
import { recordAuditEvent, withoutNumbers, type AuditEvent } from './record-audit-event.ts'

/** The encryption context of a detail. Existing rows are never rewritten, so this must not change. */
const detailRow = (caseId: string) => `staff_deed:${caseId}:detail`

type EncryptedEvent = Required<Pick<AuditEvent, 'action' | 'about'>> & { readonly words: string }

/**
 * An audit event that contains somebody's own text. It may name an illness, so it is encrypted with the member's key.
 */
export async function recordEncryptedEvent(
  ctx: StaffContext,
  { action, about, words }: EncryptedEvent,
): Promise<void> {
  const key = await keeperKey(ctx, about.account_id)
  await recordAuditEvent(ctx, { action, about, detail: key.seal(withoutNumbers(words), detailRow(about.id)) })
}

type StoredDetail = Pick<AuditEventRow, 'detail' | 'case_id' | 'members'>

/** Decrypts the texts of these events: empty if the member's key was deleted. Loads each key once. */
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

/** The owner of the case comes first (`recordAuditEvent`). */
const ownerOf = ({ members }: StoredDetail): string => members[0] ?? ''
