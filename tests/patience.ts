/** With PostgreSQL, on a machine that is busy with other tests, ms. */
export const patienceMs = 60_000
