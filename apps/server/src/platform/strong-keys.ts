import { SettingError } from './setting-values.ts'

const leastDistinctBytes = 20
const leastSteps = 8
const leastLength = 16
const leastDistinctLetters = 8

/**
 * Detects thirty-two bytes that are practically impossible at random: returns the problem, or null. Random ones have
 * some 30 distinct values.
 */
export function weaknessOfBytes(key: Buffer): string | null {
  if (key.every((byte) => byte >= 0x20 && byte < 0x7f)) return '是可读的文字，不是随机字节'
  if (new Set(key).size < leastDistinctBytes) return '重复过多，不是随机字节'
  const steps = new Set(key.map((byte, at) => byte - (key[at - 1] ?? 0)))
  return steps.size < leastSteps ? '是有规律的序列，不是随机字节' : null
}

/** What people type instead of a key, and values from this repository and from manuals. */
const sampleTexts = /sandbox|example|sample|changeme|password|passwd|secret|yuanli|qwerty/i
/** These also occur in one of some ten thousand random keys: they count only when they make up a quarter of it. */
const shortSequences = /demo|12345|abcdef/gi
/** Letters of one case with separators are words; a generated key has digits or both cases. */
const singleCase = /^([a-z\s_.-]+|[A-Z\s_.-]+)$/

const isSample = (secret: string): boolean =>
  sampleTexts.test(secret) || (secret.match(shortSequences) ?? []).join('').length * 4 >= secret.length

/** The problem with a secret that two sides share, or null. */
export function weaknessOfText(secret: string): string | null {
  if (secret.length < leastLength) return `过短，至少 ${leastLength} 个字符`
  if (new Set(secret).size < leastDistinctLetters) return '重复过多，不是随机密钥'
  if (isSample(secret) || singleCase.test(secret)) return '含有单词或常见字样，不是随机密钥'
  return null
}

/** The message never repeats the value itself. */
export function refuseWeak(name: string, weakness: string | null): void {
  if (weakness !== null) throw new SettingError(name, `生产环境的密钥${weakness}，请用 openssl rand 生成`)
}
