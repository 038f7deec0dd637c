/** The account that is known here; nothing that is worth anything hangs on it. */
export const stripeSandbox = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
} as const
