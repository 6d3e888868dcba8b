export { openedFamily, type OpenedMember } from './opened-family.ts'
export { familySealed } from './sealed.ts'
