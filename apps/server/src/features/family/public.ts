export { familySealed } from './sealed.ts'
