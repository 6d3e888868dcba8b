/** Both issuers as the sandbox plays them, for the settings of a server under test. */
export const invoiceCheckAt = (sandboxUrl: string) => ({
  tax: {
    baseUrl: `${sandboxUrl}/tax-check`,
    appId: 'sandbox-tax-check',
    secret: 'sandbox-tax-check-secret',
  },
  fiscal: {
    baseUrl: `${sandboxUrl}/fiscal-check`,
    appId: 'sandbox-fiscal-check',
    secret: 'sandbox-fiscal-check-secret',
  },
})
