/** In a campaign every property is tried on fifty times as many cases as fast-check takes by itself. */
import fc from 'fast-check'

fc.configureGlobal({ numRuns: 5000 })
