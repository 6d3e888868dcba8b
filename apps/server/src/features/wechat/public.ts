export { isOwnPage } from './rules.ts'
