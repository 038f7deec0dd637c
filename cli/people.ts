import { peopleCommand } from './people-command.ts'

process.exitCode = await peopleCommand(process.argv.slice(2), process.env)
