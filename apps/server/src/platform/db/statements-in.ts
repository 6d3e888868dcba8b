/** Comments, quoted text and dollar-quoted bodies: a semicolon inside them does not end a statement. */
const asOne = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1/y

/** The statements of a file, each with the comments above it; a file may end with a comment alone. */
export function statementsIn(sql: string): string[] {
  const statements: string[] = []
  let [from, hasContent] = [0, false]
  for (let at = 0; at < sql.length;) {
    asOne.lastIndex = at
    const whole = asOne.exec(sql)?.[0]
    if (whole !== undefined) {
      hasContent ||= !/^(?:--|\/\*)/.test(whole)
      at += whole.length
      continue
    }
    if (sql[at] === ';') {
      if (hasContent) statements.push(sql.slice(from, at).trim())
      ;[from, hasContent] = [at + 1, false]
    } else hasContent ||= /\S/.test(sql[at]!)
    at += 1
  }
  return hasContent ? [...statements, sql.slice(from).trim()] : statements
}
