export { hospitalNames } from './store.ts'
