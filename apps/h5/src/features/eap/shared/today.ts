import { shanghaiDay } from '@yf/domain/dates'

/** The day in Shanghai on which a screen is drawn. */
export const today = (): string => shanghaiDay(new Date())
