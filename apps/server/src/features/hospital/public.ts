export { hospitalFacts, type KnownHospital } from './facts.ts'
export {
  adviserById,
  allAdvisers,
  saveAdviser,
  setAdviserOff,
  type AdminAdviserRow,
  type GivenAdviser,
} from './adviser/for-desk.ts'
export { diseaseLabelsNamed, hospitalNames } from './store.ts'
