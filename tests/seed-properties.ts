import fc from 'fast-check'

// Generated input is the same at each run, so that a change is judged by what it changed; DAYBOUND_SEED draws other input.
fc.configureGlobal({ seed: Number(process.env.DAYBOUND_SEED ?? 20_261_123) })
