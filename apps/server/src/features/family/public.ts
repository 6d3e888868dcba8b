export { decryptedFamily, type DecryptedMember } from './decrypted-family.ts'
export { familyEncrypted } from './encrypted.ts'
