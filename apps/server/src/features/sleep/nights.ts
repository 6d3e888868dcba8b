import type { SleepNight } from '@yf/contract/sleep'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { figuresOf, type Night } from '@yf/domain/sleep/diary'
import type { Clock } from '#platform/clock.ts'
import { existingSubjectKey, type SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { diaryDays } from './rules.ts'
import { nightRow } from './encrypted.ts'
import { nightRows } from './store.ts'

export type DiaryNight = Night & { readonly note: string }

export function toNightDto(day: string, night: DiaryNight): SleepNight {
  const { slept, inBed, efficiency } = figuresOf(night)
  return { day, ...night, slept, inBed, efficiency }
}

/** Of the last four weeks, oldest first; empty if the key of the person was deleted. */
export async function nightsOf(
  ctx: SubjectKeyDeps & { readonly clock: Clock },
  accountId: string,
): Promise<SleepNight[]> {
  const since = addDays(shanghaiDay(ctx.clock.now()), 1 - diaryDays)
  const rows = await nightRows(ctx.db, accountId, since)
  const key = rows.length > 0 ? await existingSubjectKey(ctx, accountId) : null
  return rows.flatMap(({ id, day, content }) => {
    const decrypted = key?.open(content, nightRow(id))
    return decrypted ? [toNightDto(day, JSON.parse(decrypted) as DiaryNight)] : []
  })
}
