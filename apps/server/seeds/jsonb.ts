/** The driver would send a list as an array of PostgreSQL: a jsonb column gets its text. */
export const jsonb = <T>(value: T): T => (value === null ? null : JSON.stringify(value)) as unknown as T
