/** One setting of the process, as an operator sees it. A test compares `docs/settings.md` with all of them. */
export interface SettingRow<Name extends string = string> {
  readonly name: Name
  readonly meaning: string
  /** In development and tests; `generated` is created once and stored in `DATA_DIR/secrets.json`. */
  readonly usual: string
  /** `same` as in development, or `required` there. */
  readonly production: 'same' | 'required' | (string & {})
}

export const row = <const Name extends string>(
  name: Name,
  usual: string,
  production: SettingRow['production'],
  meaning: string,
): SettingRow<Name> => ({ name, meaning, usual, production })
