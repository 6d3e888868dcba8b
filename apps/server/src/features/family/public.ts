export { announcedMember, type AnnouncedMember } from './announced-member.ts'
export { decryptedFamily, type DecryptedMember } from './decrypted-family.ts'
export { familyEncrypted } from './encrypted.ts'
