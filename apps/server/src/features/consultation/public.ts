/** For medicine orders: a prescription is read, taken once in the order's transaction, and released with it. */
export {
  giveBackPrescription,
  markPrescriptionDelivered,
  prescriptionNumber,
  readPrescription,
  takePrescription,
  visitOfPrescription,
  type PrescriptionUse,
} from './prescriptions/use.ts'
/** The patient's allergies, as they stated them. */
export { patientDetails } from './patients.ts'
/** For customer service: the status of consultations, never their subject. */
export {
  consultationCounts,
  countServiceRows,
  returnRight,
  serviceRow,
  serviceRows,
  serviceQuery,
  type RightReturned,
  type ServiceRow,
} from './for-staff.ts'
