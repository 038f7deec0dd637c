// What `npm test` leaves out: tests/depth.ts says what that is and why.
process.env.DAYBOUND_TESTS = 'deep'
const { default: config } = await import('./vitest.config.ts')

export default config
