import type { Selectable } from 'kysely'
import { shanghaiMoment } from '@yf/domain/dates'
import { packageStates, packageStatus } from '@yf/domain/equity'
import type { EquityPackageTable } from './tables.ts'

/** It has begun, has not expired, and has something left (specification §4). */
export function isUsable(
  {
    start_time,
    end_time,
    status,
  }: Pick<Selectable<EquityPackageTable>, 'start_time' | 'end_time' | 'status'>,
  now: Date,
): boolean {
  const ofThisMoment = packageStatus({ status, endTime: shanghaiMoment(end_time) }, shanghaiMoment(now))
  return start_time <= now && ofThisMoment === packageStates.usable
}
