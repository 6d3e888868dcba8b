/** npm run imports: checks all imports against the rules of docs/architecture.md. */
import { claimCircles, featureCircles, fileCircles, platformCircles } from './imports/circles.ts'
import { strayFetches, strayStorage } from './imports/globals.ts'
import { factsReader } from './check/source-facts.ts'
import { longWays } from './imports/long-ways.ts'
import { brokenRules } from './imports/rules.ts'
import { root } from './run/paths.ts'
import { edgesOf, sourceFiles } from './imports/sources.ts'

const facts = factsReader(root)
const sources = sourceFiles(root).map((file) => facts.of(file).source)
const edges = edgesOf(sources, root)
const faults = [
  ...brokenRules(edges),
  ...featureCircles(edges).map((circle) => `${circle}\n    features use each other without circles`),
  ...fileCircles(edges).map((circle) => `${circle}\n    no file imports itself round about`),
  ...platformCircles(edges).map(
    (circle) => `${circle}\n    folders of platform use each other without circles`,
  ),
  ...claimCircles(edges).map((circle) => `${circle}\n    folders of claims use each other without circles`),
  ...strayStorage(sources),
  ...strayFetches(sources),
  ...longWays(sources),
]
for (const fault of faults) console.error(`✗ ${fault}`)
console.log(`${sources.length} files, ${edges.length} imports, ${faults.length} against the rules`)
process.exitCode = faults.length > 0 ? 1 : 0
