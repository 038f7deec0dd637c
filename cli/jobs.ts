import { jobsCommand } from './jobs-command.ts'

process.exitCode = await jobsCommand(process.argv.slice(2), process.env)
