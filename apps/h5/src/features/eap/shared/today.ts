import { shanghaiDay } from '@yf/domain/dates'

/** The current day in Shanghai when a screen renders. */
export const today = (): string => shanghaiDay(new Date())
