import type { Clock } from '#platform/clock.ts'
import type { KeeperKey } from './keeper-key.ts'
import { keeperKey, type KeyGround } from './keeper-keys.ts'

/**
 * Several fields encrypted as one value: a reader of the database does not even learn which of them are filled in.
 */
export async function sealContent(
  ctx: KeyGround & { readonly clock: Clock },
  accountId: string,
  row: string,
  content: unknown,
): Promise<string> {
  return (await keeperKey(ctx, accountId)).seal(JSON.stringify(content), row)
}

/** Null when there is no value, or its data subject key was deleted. */
export function openContent<Content>(
  key: KeeperKey | null,
  sealed: string | null,
  row: string,
): Content | null {
  const text = sealed === null ? null : (key?.open(sealed, row) ?? null)
  return text === null ? null : (JSON.parse(text) as Content)
}
