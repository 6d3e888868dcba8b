import { workChatProviders, type WorkChatProvider } from '@yf/domain/work-chat'
import type { Window } from '#platform/limits/limits.port.ts'

const minute = 60

export const titles = workChatProviders
export type Provider = WorkChatProvider

/** A whole office opens the app behind one address, so only failures count. */
export const failuresPerAddress: Window = { limit: 60, seconds: 15 * minute }
export const configsPerAddress: Window = { limit: 1200, seconds: 10 * minute }

/**
 * A person is identified within a company's work chat, not by the provider: two companies may both have a `zhangsan`.
 */
export const subjectAt = (provider: Provider, corpId: string, subject: string) => ({
  provider: `${provider}:${corpId}`,
  subject,
})
