/** The account that is known here; nothing that is worth anything hangs on it. */
export const paypalSandbox = {
  clientId: 'paypal-sandbox-client',
  clientSecret: 'paypal-sandbox-secret',
  webhookId: 'WHSANDBOX1',
} as const
