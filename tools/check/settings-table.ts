import type { SettingRow } from '../../apps/server/src/platform/setting-rows.ts'

const begin = '<!-- settings: written by `npm run documents -- --write` -->'
const end = '<!-- /settings -->'

const cell = (text: string) => (text === '' ? '—' : text.replaceAll('|', '\\|'))
const production = { same: '同左', required: '**必须设置**' } as Record<string, string>

/** The settings for operators, from the same rows with which the server reads its environment. */
export const settingsTable = (rows: readonly SettingRow[]): string =>
  [
    '| 变量 | 默认（开发） | 生产 | 说明 |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      (row) =>
        `| \`${row.name}\` | ${cell(row.usual)} | ${cell(production[row.production] ?? row.production)} | ${cell(row.meaning)} |`,
    ),
  ].join('\n')

export function withSettings(text: string, rows: readonly SettingRow[]): string {
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`the marks ${begin} and ${end} are missing`)
  return `${text.slice(0, from + begin.length)}\n\n${settingsTable(rows)}\n\n${text.slice(to)}`
}
