/** Tag colours with a meaning; the text always says the same. */
export type Tone = 'default' | 'processing' | 'success' | 'warning' | 'error'
