import * as fc from 'fast-check'

/** The same examples in every run, or a mutant that chance alone notices would come and go. */
fc.configureGlobal({ seed: 20_260_101 })

export * from 'fast-check'
