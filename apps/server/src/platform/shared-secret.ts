import { randomBytes } from 'node:crypto'
import { badInput, type BadInput } from '#platform/call/outcome.ts'
import { weaknessOfText } from './strong-keys.ts'

const newSecret = (): string => randomBytes(24).toString('base64url')

/** The secret that staff entered, or a new one; a weak one is refused and never repeated. */
export function secretOr(entered: string | undefined): { readonly secret: string } | BadInput {
  if (entered === undefined) return { secret: newSecret() }
  const secret = entered.trim()
  const weakness = weaknessOfText(secret)
  return weakness === null ? { secret } : badInput('secret', `密钥${weakness}，可以留空由系统生成`)
}
