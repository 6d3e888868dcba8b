import type { hospitalAdminCalls } from '@yf/contract/hospital-admin'
import type { Handlers } from '#platform/call/handler.ts'
import { diseaseLabels, saveDiseaseLabel } from './disease-labels.ts'
import { hospitals } from './hospitals.ts'
import { importHospitals, previewHospitals } from './import-hospitals.ts'
import { closeHospital, saveHospital } from './save-hospital.ts'

export const hospitalAdminHandlers: Handlers<typeof hospitalAdminCalls> = {
  hospitals,
  saveHospital,
  closeHospital,
  previewHospitals,
  importHospitals,
  diseaseLabels,
  saveDiseaseLabel,
}
