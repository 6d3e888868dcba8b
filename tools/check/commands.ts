/** `npm test`, `npm run shots -- --fit`: a command with its arguments, up to a comment or the end of its code mark. */
const command = /\bnpm (?:run [\w:-]+|start|test)\b[^`#\n]*/g
const account = /\b138\d{8}\b|`(?:[a-z]+[1-9]|[A-Z]\w+@\d+)`/g
const address = /https?:\/\/127\.0\.0\.1:\d+[\w/.-]*/g

const codeOf = (text: string): string[] => [
  ...[...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map((match) => match[1] ?? ''),
  ...[...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? ''),
]

const squeeze = (text: string) => text.trim().replace(/\s+/g, ' ')

/** Scripts that a document runs and package.json lacks. */
export function missingCommands(text: string, scripts: Readonly<Record<string, string>>): string[] {
  const named = codeOf(text).flatMap((code) =>
    [...code.matchAll(command)].map(([found]) => found.replace(/^npm (?:run )?/, '').split(' ')[0] ?? ''),
  )
  return [...new Set(named)].filter((name) => !(name in scripts))
}

const namedIn = (text: string): Set<string> =>
  new Set(
    [
      ...codeOf(text).flatMap((code) => [...code.matchAll(command)].map(([found]) => found)),
      ...[...text.matchAll(account)].map(([found]) => found),
      ...[...text.matchAll(address)].map(([found]) => found),
    ].map(squeeze),
  )

/** Commands, accounts and local addresses that only one of the two READMEs names. */
export function readmeDifferences(
  english: string,
  chinese: string,
): { readonly text: string; readonly missingIn: string }[] {
  const [one, other] = [namedIn(english), namedIn(chinese)]
  return [
    ...[...one].filter((text) => !other.has(text)).map((text) => ({ text, missingIn: 'README.zh-CN.md' })),
    ...[...other].filter((text) => !one.has(text)).map((text) => ({ text, missingIn: 'README.md' })),
  ]
}
