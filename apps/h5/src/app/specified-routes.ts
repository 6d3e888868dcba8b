import { readFileSync } from 'node:fs'
import path from 'node:path'

export interface SpecifiedRoute {
  path: string
  name: string
  title: string
  isPublic: boolean
  keepAlive: boolean
  depth: number
}

/** For tests: the specification's own table, of which the repository contains a copy. */
export function specifiedRoutes(): SpecifiedRoute[] {
  const file = path.resolve(import.meta.dirname, '../../../../docs/spec/routes.tsv')
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [path = '', name = '', title = '', , isPublic, keepAlive, depth] = line.split('\t')
      return {
        path,
        name,
        title,
        isPublic: isPublic === 'yes',
        keepAlive: keepAlive === 'yes',
        depth: Number(depth),
      }
    })
}
