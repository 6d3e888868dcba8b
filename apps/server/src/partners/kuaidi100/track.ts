import { fromMoment } from '@yf/domain/dates'
import { isParcelState, type ParcelState } from '@yf/domain/parcel'
import type { TrackStep } from '@yf/partner-contract/kuaidi100'
import type { ParcelStep, TrackWord } from './port.ts'

/** Their codes have sub-codes (301 派件 within 3): the first digit is the state. */
export function stateOf(code: string | undefined): ParcelState | null {
  if (!/^\d{1,4}$/.test(code ?? '')) return null
  const whole = Number(code)
  const state = whole >= 100 ? Math.floor(whole / 100) : whole
  return isParcelState(state) ? state : null
}

/** Null when it is not a track: a step without time, text or a known state is dropped. */
export function trackOf({
  state: code,
  data,
}: {
  readonly state?: string
  readonly data?: readonly Partial<TrackStep>[]
}): (TrackWord & { kind: 'track' }) | null {
  const state = stateOf(code)
  if (state === null || !Array.isArray(data)) return null
  return { kind: 'track', state, steps: data.flatMap((step) => stepOf(step) ?? []) }
}

const maxTextLength = 500

function stepOf({ ftime, context, statusCode }: Partial<TrackStep>): ParcelStep | null {
  const at = fromMoment(String(ftime))
  const state = stateOf(statusCode)
  if (Number.isNaN(at.getTime()) || state === null || typeof context !== 'string') return null
  return { at, text: context.replaceAll('\0', '').slice(0, maxTextLength), state }
}
