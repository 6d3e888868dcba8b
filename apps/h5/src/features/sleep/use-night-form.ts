import { sleepCalls, type SleepNight } from '@yf/contract/sleep'
import { isDiaryDay, nightFaults } from '@yf/domain/sleep/diary'
import { useForm, type Faults } from '#platform/forms/use-form.ts'
import { useWrite } from '#platform/http/write.ts'
import { refreshDiary, today } from './use-sleep.ts'

interface NightForm {
  day: string
  bed: string
  asleep: string
  woke: string
  up: string
  quality: number | null
  note: string
}

/** An existing night for correction; otherwise an empty form. */
export const formOf = (day: string, night: SleepNight | undefined): NightForm =>
  night
    ? {
        day,
        bed: night.bed,
        asleep: night.asleep,
        woke: night.woke,
        up: night.up,
        quality: night.quality,
        note: night.note,
      }
    : { day, bed: '', asleep: '', woke: '', up: '', quality: null, note: '' }

const faultsOf = ({ day, quality, bed, asleep, woke, up }: NightForm): Faults<NightForm> => ({
  ...nightFaults({ bed, asleep, woke, up, quality: quality ?? 0 }),
  day: isDiaryDay(day, today()) ? null : '只能记录最近两周的睡眠',
})

export function useNightForm(nights: readonly SleepNight[]) {
  const of = (day: string) =>
    formOf(
      day,
      nights.find((night) => night.day === day),
    )
  const form = useForm(() => of(today()), faultsOf)
  const save = useWrite(sleepCalls.saveNight)
  return {
    ...form,
    isKnown: nights.some(({ day }) => day === form.values.day),
    chooseDay: (day: string) => form.begin(of(day)),
    save: async () => {
      const saved = await form.submit(({ quality, note, ...night }) =>
        save.send({ ...night, quality: quality ?? 0, note: note.trim() }),
      )
      if (saved?.ok) await refreshDiary()
      return saved?.ok ?? false
    },
  }
}
