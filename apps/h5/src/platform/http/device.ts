import { newKey } from '@yf/client/keys'
import { storage } from '#platform/storage/storage.ts'

/** Made by chance, once. A login binds it to the account: on this phone its owner is not taken for a stranger. */
export function deviceId(): string {
  const known = storage.device.read()
  if (known) return known
  const made = newKey()
  storage.device.write(made)
  return made
}
