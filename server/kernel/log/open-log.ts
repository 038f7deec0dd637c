import { type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino'
import { describeError } from './describe-error.ts'
import { requestIdHere } from './request-id-here.ts'
import { toDescriptor } from './to-descriptor.ts'

/**
 * The log of a process, to stdout unless said otherwise: a line of JSON each, with ISO times. Errors stand in it without what people wrote,
 * and beside each line the request that it came of.
 */
export function openLog(level: LoggerOptions['level'] & string, to?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    mixin: (_line, _level, log) => {
      const requestId = requestIdHere()
      // a log of Fastify's for one request names it itself
      return requestId === undefined || 'requestId' in log.bindings() ? {} : { requestId }
    },
    serializers: { err: describeError, error: describeError },
    formatters: { level: name => ({ level: name }), log: withoutErrors },
    hooks: {
      logMethod(args, method) {
        // pino makes a line's message of the error's own where none is given
        const [first, message] = args as unknown[]
        const isBare = message === undefined && (first instanceof Error || Object(first).err instanceof Error)
        if (isBare) method.apply(this, [Object(first), 'an error'])
        else method.apply(this, args)
      },
    },
  }
  return pino(options, to ?? toDescriptor(process.stdout.fd))
}

/** An error under any other name is described as well. */
function withoutErrors(line: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(line).map(([name, value]) => [
      name,
      value instanceof Error && name !== 'err' && name !== 'error' ? describeError(value) : value,
    ]),
  )
}
