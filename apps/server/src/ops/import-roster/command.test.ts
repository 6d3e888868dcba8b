import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { readXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { idOf } from '#seeds/ids.ts'
import { inventedCertificate } from '#seeds/people.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { workOf } from '#testkit/work-of.ts'
import { runImportRoster } from './command.ts'

const server = demoStage()
const run = (...args: string[]) => runImportRoster(args, workOf(server), () => {})
const file = async (text: string) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'import-roster-'))
  const name = path.join(folder, '名单.csv')
  await writeFile(name, text)
  return name
}
const people = async () =>
  (
    await server.db
      .selectFrom('person')
      .select('name')
      .where('company_id', '=', idOf('company', 'yuanshan'))
      .execute()
  ).map(({ name }) => name)

test('prints the usage, and names a company or file that is not there', async () => {
  for (const args of [[], ['名单.csv'], ['名单.csv', 'x', '--company', '远山物流'], ['名单.csv', '--wrong']])
    expect(await run(...args)).toMatchObject({
      isDone: false,
      lines: [expect.stringContaining('npm run'), {}],
    })
  expect((await run('名单.csv', '--company', '没有这家')).lines).toEqual(['没有企业「没有这家」'])
  expect((await run('/没有.csv', '--company', '远山物流')).lines).toEqual(['打不开文件 /没有.csv'])
  expect((await run(await file('姓名\n某人\n'), '--company', '远山物流')).lines).toEqual([
    '表头缺少：证件号码',
  ])
})

test('tries without --confirm, writes with it, and leaves the faulty rows in a sheet', async () => {
  const numbers = [inventedCertificate('1984-06-07', 411), inventedCertificate('1984-06-07', 412)]
  const lines = [`山行,${numbers[0]},2026-01-05`, `石径,${numbers[1]},2026-02-30`]
  const name = await file(['姓名,证件号码,入职日期', ...lines].join('\n'))
  const counts = '新增 1，变更 0，离职 0，无变化 0，有误 1'
  const faults = name.replace('.csv', '-错误明细.xlsx')

  const tried = await run(name, '--company', idOf('company', 'yuanshan'))
  expect(tried).toMatchObject({ isDone: true, lines: [expect.stringContaining(counts), {}, {}] })
  expect(await people()).not.toContain('山行')
  const [sheet] = (await readXlsx(await readFile(faults))).sheets
  expect(sheet!.rows[1]).toEqual(['石径', numbers[1], '2026-02-30', 3, '入职日期：日期不存在，请核对'])

  const written = await run(name, '--company', '远山物流', '--confirm')
  expect(written.isDone).toBe(true)
  expect(written.lines.at(-1)).toContain('已写入 1 行')
  expect(await people()).toContain('山行')
  expect((await run(name, '--company', '远山物流', '--confirm')).lines).toContain('没有可以写入的行')
})
