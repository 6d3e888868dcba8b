import { cardCalls } from '@yf/contract/cards'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useCompany } from '#platform/session/company.ts'

export const useRadar = () => useQueryOf(cardCalls.radar, { companyId: useCompany().companyId })
