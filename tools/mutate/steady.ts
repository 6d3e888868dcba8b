import * as fc from 'fast-check'

/**
 * The same examples in every run, or a mutant that chance alone notices would come and go. One that fails is enough:
 * to look for the smallest takes longer than everything else.
 */
fc.configureGlobal({ seed: 20_260_101, endOnFailure: true })

export * from 'fast-check'
// A star leaves the default behind, and some write `import fc`.
export { default } from 'fast-check'
