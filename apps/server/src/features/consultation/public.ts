/** For medicine orders: a prescription is read, taken once in the order's transaction, and given back with it. */
export {
  giveBackPrescription,
  markPrescriptionDelivered,
  prescriptionNumber,
  readPrescription,
  takePrescription,
  visitBehind,
  type PrescriptionUse,
} from './prescriptions/use.ts'
/** What a patient must not get, as they told it. */
export { knownOfPatient } from './patients.ts'
/** For the service desk: how consultations stand, never what they are about. */
export {
  consultationCounts,
  countServiceRows,
  returnRight,
  serviceRow,
  serviceRows,
  soughtQuery,
  type RightReturned,
  type ServiceRow,
} from './for-staff.ts'
