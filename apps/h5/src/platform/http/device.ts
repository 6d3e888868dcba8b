import { newKey } from '@yf/client/keys'
import { storage } from '#platform/storage/storage.ts'

/** A random id, created once. A login binds it to the account, so that the server recognises the phone. */
export function deviceId(): string {
  const storedId = storage.device.read()
  if (storedId) return storedId
  const made = newKey()
  storage.device.write(made)
  return made
}
