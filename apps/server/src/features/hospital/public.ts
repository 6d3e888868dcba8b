export { hospitalFacts, type KnownHospital } from './facts.ts'
export { hospitalNames } from './store.ts'
