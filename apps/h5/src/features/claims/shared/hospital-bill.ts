import { draft } from '#platform/storage/storage.ts'

/** The amount paid at a public internet hospital: entered before signing, sent with the signature. */
export const hospitalBill = (caseId: string) => draft<{ billedFen: number }>(`hospitalClaim_${caseId}`)
