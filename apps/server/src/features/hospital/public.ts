export { hospitalFacts, type KnownHospital } from './facts.ts'
export { diseaseLabelsNamed, hospitalNames } from './store.ts'
