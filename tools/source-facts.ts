/** Parses the sources that have changed once, for those parts of `npm run check` that need syntax trees. */
import { gitFiles } from './check/git-files.ts'
import { factsReader } from './check/source-facts.ts'
import { sourceFiles } from './imports/sources.ts'
import { root } from './run/paths.ts'

const facts = factsReader(root)
const files = new Set([...sourceFiles(root), ...gitFiles(root).filter((file) => /\.tsx?$/.test(file))])
for (const file of files) facts.of(file)
facts.save()
