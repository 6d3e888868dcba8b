export { hospitalFacts, type KnownHospital } from './facts.ts'
export {
  adviserById,
  allAdvisers,
  saveAdviser,
  setAdviserOff,
  type AdminAdviserRow,
  type AdviserInput,
} from './adviser/for-admin.ts'
export { diseaseLabelsNamed, hospitalNames } from './store.ts'
