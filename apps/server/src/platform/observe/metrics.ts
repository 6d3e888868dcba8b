import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

export interface Metrics {
  readonly registry: Registry
  observeCall(call: string, status: number, seconds: number): void
  countJob(job: string, outcome: 'done' | 'failed'): void
  observePartner(partner: string, operation: string, outcome: string, seconds: number): void
  countPartnerEvent(partner: string, outcome: string): void
  text(): Promise<string>
}

/** Memory, event loop and the like belong to the process, however many servers a test starts in it. */
let processRegistry: Registry | null = null

function ofProcess(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry()
    collectDefaultMetrics({ register: processRegistry })
  }
  return processRegistry
}

interface PoolCounts {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

export function createMetrics(pool: PoolCounts): Metrics {
  const registry = new Registry()
  const durations = new Histogram({
    name: 'http_call_duration_seconds',
    help: 'Time to answer, by call and status',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  const jobs = new Counter({
    name: 'jobs_total',
    help: 'Background jobs that ended, by job and outcome',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  })
  poolGauge(registry, pool)
  const partners = partnerMetrics(registry)
  return {
    registry,
    observeCall: (call, status, seconds) => durations.observe({ call, status }, seconds),
    countJob: (job, outcome) => jobs.inc({ job, outcome }),
    ...partners,
    text: () => Registry.merge([ofProcess(), registry]).metrics(),
  }
}

function partnerMetrics(registry: Registry): Pick<Metrics, 'observePartner' | 'countPartnerEvent'> {
  const questions = new Histogram({
    name: 'partner_call_duration_seconds',
    help: 'Time until a partner answered, by partner, operation and outcome',
    labelNames: ['partner', 'operation', 'outcome'],
    buckets: [0.05, 0.2, 0.5, 1, 3, 8, 15],
    registers: [registry],
  })
  const events = new Counter({
    name: 'partner_events_total',
    help: 'Calls of partners to us, by partner and outcome',
    labelNames: ['partner', 'outcome'],
    registers: [registry],
  })
  return {
    observePartner: (partner, operation, outcome, seconds) =>
      questions.observe({ partner, operation, outcome }, seconds),
    countPartnerEvent: (partner, outcome) => events.inc({ partner, outcome }),
  }
}

function poolGauge(registry: Registry, pool: PoolCounts): void {
  const gauge = new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the pool by state; waiting are callers without one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  void gauge
}
