import { expect, test } from 'vitest'
import { openGuest, encryptGuest } from './no-login-link.ts'

const guest = {
  memberNo: 'm1',
  name: '林晓',
  mobile: '13800000001',
  benefitNo: 'b1',
  benefitName: '绿通就医卡',
}

test('a guest can be decrypted only with the secret and the nonce of the link', () => {
  const data = encryptGuest(guest, 'n1', 'secret')
  expect(openGuest(data, 'n1', 'secret')).toEqual(guest)
  expect(openGuest(data, 'n2', 'secret')).toBeNull()
  expect(openGuest(data, 'n1', 'guess')).toBeNull()
  expect(openGuest(data.slice(0, -2), 'n1', 'secret')).toBeNull()
})

test('the ciphertext reveals nothing of the guest, and is different each time', () => {
  const data = encryptGuest(guest, 'n1', 'secret')
  expect(Buffer.from(data, 'base64url').toString('utf8')).not.toContain('林晓')
  expect(encryptGuest(guest, 'n1', 'secret')).not.toBe(data)
})

test.each(['', 'AAAA', 'no base64 at all'])('%j is no guest', (data) => {
  expect(openGuest(data, 'n1', 'secret')).toBeNull()
})
