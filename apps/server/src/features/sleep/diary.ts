import type { sleepCalls } from '@yf/contract/sleep'
import { isDay, shanghaiDay } from '@yf/domain/dates'
import { isDiaryDay, nightFaults } from '@yf/domain/sleep/diary'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse } from '#platform/call/outcome.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import { newId } from '#platform/ids.ts'
import { toNightDto, nightsOf, type DiaryNight } from './nights.ts'
import { nightRow } from './encrypted.ts'
import { keepNight } from './store.ts'

export const diary: RunCallHandler<typeof sleepCalls.diary> = async (_input, ctx) =>
  answer({ nights: await nightsOf(ctx, ctx.caller.accountId) })

export const saveNight: RunCallHandler<typeof sleepCalls.saveNight> = async (
  { day, note = '', ...times },
  ctx,
) => {
  const { accountId } = ctx.caller
  const now = ctx.clock.now()
  if (!isDay(day) || !isDiaryDay(day, shanghaiDay(now))) return refuse('sleepDiaryDay')
  const [fault] = Object.entries(nightFaults(times))
  if (fault) return badInput(fault[0], fault[1])
  const night: DiaryNight = { ...times, note: note.trim() }
  const id = newId()
  const key = await subjectKey(ctx, accountId)
  const content = key.encrypt(JSON.stringify(night), nightRow(id))
  await keepNight(ctx.db, { account_id: accountId, day, id, content, updated_at: now })
  return answer(toNightDto(day, night))
}
