import type { addressCalls } from '@yf/contract/address'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { regions } from './regions/regions.ts'

/** One level of the cascade. Streets have no code here; their name is stored. */
export const regionList: RunCallHandler<typeof addressCalls.regions> = async ({ parentCode }) => {
  const { provinces, children, districts } = regions()
  if (parentCode === undefined) return answer(provinces.map((region) => ({ ...region })))
  const streets = districts.get(parentCode)?.streets
  if (streets) return answer(streets.map((name) => ({ code: '', name })))
  return answer((children.get(parentCode) ?? []).map((region) => ({ ...region })))
}
