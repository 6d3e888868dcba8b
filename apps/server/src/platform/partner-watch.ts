import type { Logger } from 'pino'
import type { Metrics } from './observe/metrics.ts'

/** One question of ours to a partner, without anything of what was said. */
export interface Asked {
  readonly partner: string
  readonly operation: string
  readonly outcome: 'answered' | 'refused' | 'timeLimit' | 'unreachable' | 'troubled'
  readonly ms: number
  readonly tries: number
}

/** One call of a partner to us, the same. `kind` is empty where its signature did not stand. */
export interface Told {
  readonly partner: string
  readonly kind: string
  readonly outcome: string
}

export interface PartnerWatch {
  asked(asked: Asked): void
  told(told: Told): void
}

export const unwatched: PartnerWatch = { asked: () => {}, told: () => {} }

const bad = new Set<string>(['timeLimit', 'unreachable', 'troubled'])
const fine = new Set<string>(['applied', 'ignored', 'repeated', 'tooEarly'])

/** Traffic with partners in the log and in the metrics: who, what, how long, how it ended. */
export const watchPartners = (log: Logger, metrics: Metrics): PartnerWatch => ({
  asked({ partner, operation, outcome, ms, tries }) {
    metrics.observePartner(partner, operation, outcome, ms / 1000)
    const line = { partner, operation, outcome, ms: Math.round(ms), tries }
    if (bad.has(outcome)) log.warn(line, 'a partner was not available')
    else log.info(line, 'a partner was asked')
  },
  told({ partner, kind, outcome }) {
    metrics.countPartnerEvent(partner, outcome)
    const line = { partner, kind, outcome }
    if (fine.has(outcome)) log.info(line, 'a partner told us something')
    else log.warn(line, 'a call of a partner was turned away')
  },
})
