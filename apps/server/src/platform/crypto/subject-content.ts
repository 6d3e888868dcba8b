import type { Clock } from '#platform/clock.ts'
import { openUnder, type SubjectKey } from './subject-key.ts'
import { subjectKey, type SubjectKeyDeps } from './subject-keys.ts'

/**
 * Several fields encrypted as one value: a reader of the database does not even learn which of them are filled in.
 */
export async function encryptContent(
  ctx: SubjectKeyDeps & { readonly clock: Clock },
  accountId: string,
  row: string,
  content: unknown,
): Promise<string> {
  return (await subjectKey(ctx, accountId)).encrypt(JSON.stringify(content), row)
}

/** Null when there is no value, or its data subject key was deleted. */
export function openContent<Content>(
  key: SubjectKey | null,
  encrypted: string | null,
  row: string,
): Content | null {
  const text = encrypted === null ? null : openUnder(key, encrypted, row)
  return text === null ? null : (JSON.parse(text) as Content)
}
