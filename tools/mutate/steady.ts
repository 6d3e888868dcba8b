import * as fc from 'fast-check'

/**
 * The same examples in every run, otherwise mutants would be detected at random. The first failure is enough:
 * shrinking takes longer than everything else.
 */
fc.configureGlobal({ seed: 20_260_101, endOnFailure: true })

export * from 'fast-check'
// `export *` excludes the default, and some files write `import fc`.
export { default } from 'fast-check'
