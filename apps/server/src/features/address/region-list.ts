import type { addressCalls } from '@yf/contract/address'
import type { Run } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { regions } from './regions/regions.ts'

/** One step of the cascade. A street has no code of its own here: its name is what is kept. */
export const regionList: Run<typeof addressCalls.regions> = async ({ parentCode }) => {
  const { provinces, children, districts } = regions()
  if (parentCode === undefined) return answer(provinces.map((region) => ({ ...region })))
  const streets = districts.get(parentCode)?.streets
  if (streets) return answer(streets.map((name) => ({ code: '', name })))
  return answer((children.get(parentCode) ?? []).map((region) => ({ ...region })))
}
