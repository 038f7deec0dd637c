import { bookCommand } from './book-command.ts'

process.exitCode = await bookCommand(process.argv.slice(2))
