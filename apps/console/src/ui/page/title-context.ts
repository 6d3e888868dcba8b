import { createContext } from 'react'

/** The title of the route that is shown; the shell knows it, a screen need not repeat it. */
export const TitleContext = createContext('')
