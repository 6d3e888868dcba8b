import type { Clock } from '#platform/clock.ts'
import type { KeeperKey } from '#platform/crypto/keeper-key.ts'
import { keeperKey, type KeyGround } from '#platform/crypto/keeper-keys.ts'

/** What several fields say, sealed as one: who reads the database learns not even which of them are filled in. */
export async function sealContent(
  ctx: KeyGround & { readonly clock: Clock },
  accountId: string,
  row: string,
  content: unknown,
): Promise<string> {
  return (await keeperKey(ctx, accountId)).seal(JSON.stringify(content), row)
}

/** Null where nothing stands there, or the key of its owner was deleted. */
export function openContent<Content>(
  key: KeeperKey | null,
  sealed: string | null,
  row: string,
): Content | null {
  const text = sealed === null ? null : (key?.open(sealed, row) ?? null)
  return text === null ? null : (JSON.parse(text) as Content)
}
