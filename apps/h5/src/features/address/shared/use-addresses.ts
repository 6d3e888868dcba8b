import { addressCalls, type Address } from '@yf/contract/address'
import type { QueryState } from '#platform/http/answered.tsx'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'

export const useAddresses = () => useQueryOf(addressCalls.list, {})

/** One address of the list; `data` is null if the loaded list has none with this id. */
export function useAddress(id: string): QueryState<Address | null> {
  const all = useAddresses()
  return { ...all, data: all.data && (all.data.find((address) => address.id === id) ?? null) }
}

export const refreshAddresses = () => refresh(addressCalls.list)
