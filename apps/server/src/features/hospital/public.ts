export { hospitalFacts } from './facts.ts'
export { hospitalNames } from './store.ts'
