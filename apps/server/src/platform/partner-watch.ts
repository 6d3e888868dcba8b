import type { Logger } from 'pino'
import type { Metrics } from './observe/metrics.ts'

/** One request of ours to a partner, without its content. */
export interface PartnerCallReport {
  readonly partner: string
  readonly operation: string
  readonly outcome: 'answered' | 'refused' | 'timeLimit' | 'unreachable' | 'troubled'
  readonly ms: number
  readonly tries: number
}

/** One call of a partner to us, likewise. `kind` is empty when its signature was invalid. */
export interface PartnerNoticeReport {
  readonly partner: string
  readonly kind: string
  readonly outcome: string
}

export interface PartnerWatch {
  onCall(report: PartnerCallReport): void
  onNotice(report: PartnerNoticeReport): void
}

export const unwatched: PartnerWatch = { onCall: () => {}, onNotice: () => {} }

const bad = new Set<string>(['timeLimit', 'unreachable', 'troubled'])
const fine = new Set<string>(['applied', 'ignored', 'repeated', 'tooEarly'])

/** Logs and measures traffic with partners: the partner, the kind, the duration, the outcome. */
export const watchPartners = (log: Logger, metrics: Metrics): PartnerWatch => ({
  onCall({ partner, operation, outcome, ms, tries }) {
    metrics.observePartner(partner, operation, outcome, ms / 1000)
    const line = { partner, operation, outcome, ms: Math.round(ms), tries }
    if (bad.has(outcome)) log.warn(line, 'a partner was not available')
    else log.info(line, 'a partner was asked')
  },
  onNotice({ partner, kind, outcome }) {
    metrics.countPartnerEvent(partner, outcome)
    const line = { partner, kind, outcome }
    if (fine.has(outcome)) log.info(line, 'a partner told us something')
    else log.warn(line, 'a call of a partner was turned away')
  },
})
