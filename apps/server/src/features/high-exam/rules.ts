import { fromMoment, shanghaiDay } from '@yf/domain/dates'
import { namedId } from '#platform/ids.ts'

/** Codes of packages that are rights to a high-end exam contain it. */
export const supplier = 'HIGH_EXAM'

/** Institutions let people in on an empty stomach: from when, and until when one should have come. */
export const spanOf = (day: string) => ({
  startsAt: fromMoment(`${day} 08:00:00`),
  endsAt: fromMoment(`${day} 11:00:00`),
})

export const dayOf = ({ starts_at }: { readonly starts_at: Date }): string => shanghaiDay(starts_at)

/** The engine knows what is booked by an id; the partner knows its institutions by codes. */
export const resourceIdOf = (institutionCode: string): string => namedId(`fengshi/${institutionCode}`)
