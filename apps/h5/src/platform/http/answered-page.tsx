import type { ReactNode } from 'react'
import { Page } from '#ui/page/page.tsx'
import { Answered, type AnsweredProps } from './answered.tsx'

const inPage = (state: ReactNode) => <Page>{state}</Page>

/**
 * For a screen that needs its data for everything, including actions: until then its states are shown in a page of
 * their own.
 */
export const AnsweredPage = <T,>(props: Omit<AnsweredProps<T>, 'around'>) => (
  <Answered {...props} around={inPage} />
)
