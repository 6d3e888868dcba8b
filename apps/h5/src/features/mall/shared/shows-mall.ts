import type { CompanyTheme } from '#platform/theme/company-theme.ts'

const entries = ['home_king_mall', 'home_king_score_area', 'personal_center_mall'] as const

/** A company that shows none of the ways into the mall has none; the server holds to the same rule. */
export const showsMall = ({ isVisible }: Pick<CompanyTheme, 'isVisible'>): boolean => entries.some(isVisible)
