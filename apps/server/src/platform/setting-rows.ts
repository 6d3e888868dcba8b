/** One setting of the process, as an operator sees it. `docs/settings.md` is checked against all of them. */
export interface SettingRow<Name extends string = string> {
  readonly name: Name
  readonly meaning: string
  /** In development and tests; `generated` is made once and kept in `DATA_DIR/secrets.json`. */
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
