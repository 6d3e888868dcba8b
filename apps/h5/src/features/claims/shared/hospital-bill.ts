import { draft } from '#platform/storage/storage.ts'

/** What was paid at a public internet hospital: asked for before signing, sent with the signature. */
export const hospitalBill = (caseId: string) => draft<{ billedFen: number }>(`hospitalClaim_${caseId}`)
