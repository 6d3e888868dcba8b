/** Comments, quoted text and dollar-quoted bodies: a semicolon inside them does not end a statement. */
const asOne = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1/y

/** The statements of a file, each with the comments above it; a file may end with a comment alone. */
export function statementsIn(sql: string): string[] {
  const statements: string[] = []
  let [from, hasWords] = [0, false]
  for (let at = 0; at < sql.length;) {
    asOne.lastIndex = at
    const whole = asOne.exec(sql)?.[0]
    if (whole !== undefined) {
      hasWords ||= !/^(?:--|\/\*)/.test(whole)
      at += whole.length
      continue
    }
    if (sql[at] === ';') {
      if (hasWords) statements.push(sql.slice(from, at).trim())
      ;[from, hasWords] = [at + 1, false]
    } else hasWords ||= /\S/.test(sql[at]!)
    at += 1
  }
  return hasWords ? [...statements, sql.slice(from).trim()] : statements
}
