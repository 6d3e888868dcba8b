import { expect, test } from 'vitest'
import { habitFaults } from './habits.ts'

const join = (...parts: string[]) => parts.join('')

test.each([
  ['a path of a machine', 'docs/a.md', join('see /roo', 't/project')],
  ['a temporary path', 'tools/a.ts', join("const a = '/tm", "p/x'")],
  ['an unfinished word', 'apps/h5/src/a.ts', join('// TO', 'DO later')],
  ['a lone test', 'apps/h5/src/a.test.ts', join('test.on', "ly('x')")],
  ['a skipped test', 'apps/h5/src/a.test.ts', join('test.sk', "ip('x')")],
  ['a name that says nothing', 'apps/h5/src/utils.ts', 'export {}'],
  ['a folder that says nothing', 'apps/h5/src/helpers/a.ts', 'export {}'],
  ['an or beside other conditions', 'apps/server/src/a.ts', join('.where(sql', '`(a > 0 and b) or (c)`)')],
  ['a file that is too long', 'apps/h5/src/a.ts', 'a\n'.repeat(351)],
])('%s is a fault', (_, file, text) => expect(habitFaults(file, text)).toHaveLength(1))

test.each([
  ['a route', 'apps/h5/src/app/routes.ts', "screen('/home', '原力星球')"],
  ['a call', 'packages/contract/src/a.ts', "'page/home/config'"],
  ['a shebang', '.ci/run', '#!/usr/bin/env bash'],
  ['an or in brackets', 'apps/server/src/a.ts', join('.where(sql<boolean>', '`((a > f(0)) or (c))`)')],
  ['a long test', 'apps/h5/src/a.test.ts', 'a\n'.repeat(400)],
])('%s is fine', (_, file, text) => expect(habitFaults(file, text)).toEqual([]))
