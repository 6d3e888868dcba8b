import { expect, test } from 'vitest'
import { hashPassword, verifyPassword, compareWithNobody } from './passwords.ts'

test('a password matches its own hash and no other', async () => {
  const hashed = await hashPassword('Yuanli@2026')
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword('Yuanli@2026', hashed)).toBe(true)
  expect(await verifyPassword('yuanli@2026', hashed)).toBe(false)
  expect(await hashPassword('Yuanli@2026')).not.toBe(hashed)
})

test('the dummy comparison takes about as long as a real one', async () => {
  const hashed = await hashPassword('Yuanli@2026')
  const cpuOf = async (work: () => Promise<unknown>) => {
    await work()
    const before = process.cpuUsage()
    for (let round = 0; round < 10; round += 1) await work()
    const spent = process.cpuUsage(before)
    return spent.user + spent.system
  }
  const compared = await cpuOf(() => verifyPassword('wrong', hashed))
  const wasted = await cpuOf(() => compareWithNobody('wrong'))
  expect(wasted / compared).toBeGreaterThan(0.4)
  expect(wasted / compared).toBeLessThan(2.5)
  expect(await compareWithNobody('wrong')).toBe(false)
})
