/** In a campaign every property runs fifty times as many cases as fast-check's default. */
import fc from 'fast-check'

fc.configureGlobal({ numRuns: 5000 })
