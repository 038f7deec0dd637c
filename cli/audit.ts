import { auditCommand } from './audit-command.ts'

process.exitCode = await auditCommand(process.argv.slice(2), line => console.log(line))
