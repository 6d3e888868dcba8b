import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id is the library's default algorithm; the costs are explicit so that an upgrade cannot change them. */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, costs)

export const verifyPassword = (password: string, hashed: string): Promise<boolean> => verify(hashed, password)

const nobodys = hashPassword(randomUUID())

/** Takes as long as a comparison: an unknown phone must not be answered faster than a wrong password. */
export async function compareWithNobody(password: string): Promise<false> {
  await verify(await nobodys, password)
  return false
}
