export { openContent, sealContent } from '#platform/crypto/keeper-words.ts'
