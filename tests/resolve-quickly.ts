import { resolveQuickly } from '../cli/serve/resolve-quickly.ts'

// Before all else that a process of the tests loads (vitest.config.ts): loading the server is half as much work then.
resolveQuickly()
