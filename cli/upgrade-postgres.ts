import { upgradePostgresCommand } from './upgrade-postgres-command.ts'

process.exitCode = await upgradePostgresCommand(process.argv.slice(2), process.env)
