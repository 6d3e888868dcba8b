import type { CompanyTheme } from '#platform/theme/company-theme.ts'

const entries = ['home_king_mall', 'home_king_score_area', 'personal_center_mall'] as const

/** A company that shows no entry to the mall has none; the server applies the same rule. */
export const showsMall = ({ isVisible }: Pick<CompanyTheme, 'isVisible'>): boolean => entries.some(isVisible)
