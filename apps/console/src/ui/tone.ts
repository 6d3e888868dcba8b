/** The colours of a tag that mean something; its word always says the same. */
export type Tone = 'default' | 'processing' | 'success' | 'warning' | 'error'
