import { createContext } from 'react'

/** The title of the current route, provided by the shell, so that pages need not repeat it. */
export const TitleContext = createContext('')
