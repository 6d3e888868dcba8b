import type { JinliDoctor, JinliPort } from '#partners/jinli/port.ts'
import type { CallContext } from '#platform/call/context.ts'

type Doctors = readonly JinliDoctor[]

interface CachedDoctors {
  readonly doctors: Doctors
  readonly at: number
}

/** For this long the hospital is not queried again; for this long its last answer is better than none. */
const freshMs = 60_000
const usableMs = 15 * 60_000

/** By port, so that answers of different hospitals are not mixed. */
const cache = new WeakMap<JinliPort, CachedDoctors>()
const asking = new WeakMap<JinliPort, Promise<Doctors | null>>()

type DoctorQueryDeps = Pick<CallContext, 'partners' | 'clock' | 'log'>

/** Null when the hospital has not answered for too long. Concurrent callers share one request. */
export async function doctorsOnDuty({
  partners: { jinli },
  clock,
  log,
}: DoctorQueryDeps): Promise<Doctors | null> {
  const last = cache.get(jinli)
  const age = last ? clock.now().getTime() - last.at : Infinity
  if (last && age < freshMs) return last.doctors
  const request = asking.get(jinli) ?? ask({ jinli, clock, log })
  asking.set(jinli, request)
  return (await request) ?? (last && age < usableMs ? last.doctors : null)
}

async function ask({
  jinli,
  clock,
  log,
}: { jinli: JinliPort } & Pick<CallContext, 'clock' | 'log'>): Promise<Doctors | null> {
  try {
    const outcome = await jinli.doctorsOnDuty()
    if (outcome.kind === 'doctors') {
      cache.set(jinli, { doctors: outcome.doctors, at: clock.now().getTime() })
      return outcome.doctors
    }
    log.warn({ outcome }, 'the hospital does not say who is on duty')
    return null
  } finally {
    asking.delete(jinli)
  }
}
