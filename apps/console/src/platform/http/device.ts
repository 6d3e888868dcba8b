import { newKey } from '@yf/client/keys'
import { storage } from '#platform/storage/storage.ts'

/**
 * A random id, generated once. A login binds it to the account, so that the server recognizes the user's own
 * computer.
 */
export function deviceId(): string {
  const storedDevice = storage.device.read()
  if (storedDevice) return storedDevice
  const made = newKey()
  storage.device.write(made)
  return made
}
