import type { handoffCalls } from '@yf/contract/handoff'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { openHosts } from './allow-list.ts'

export const sites: RunCallHandler<typeof handoffCalls.sites> = async (_input, { settings }) =>
  answer({ sites: settings.sites, hosts: openHosts(settings) })
