/** What may stand in a log, or beside a failed job, of an error: what broke and where, and none of the words of people. */
export interface DescribedError {
  type: string
  message: string
  /** Where, without the message. */
  stack: string
  code?: string
  /** What PostgreSQL names: none of these holds a value. */
  table?: string
  column?: string
  constraint?: string
  cause?: DescribedError
}

/**
 * Errors of the database carry the parameters of their statement, the row and the value that it refused; those of parsers carry a
 * piece of the text that they could not read. All of that stays out.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'no error was thrown', stack: '' }
  const { code, table, column, constraint, cause } = error as Error & Record<string, unknown> // each is looked at below
  return {
    type: error.constructor.name,
    message: safeMessage(error),
    stack: framesOf(error),
    ...named({ code, table, column, constraint }),
    ...(cause instanceof Error && depth < mostCauses && { cause: describeError(cause, depth + 1) }),
  }
}

/** The message of an error without what people wrote. */
export function safeMessage(error: unknown): string {
  if (!(error instanceof Error)) return 'no error was thrown'
  // drizzle: the statement, a line of parameters, the cause
  if ('query' in error && 'params' in error) return `Failed query: ${firstCharacters(String(error.query))}`
  if (isDatabaseError(error)) return `PostgreSQL refused with ${error.code}`
  // of JSON and of URLs: they cite what they read
  if (error instanceof SyntaxError || 'input' in error) return 'a text could not be parsed'
  if ('issues' in error && Array.isArray(error.issues)) return `not of its shape: ${pathsOf(error.issues)}`
  return firstCharacters(error.message)
}

const mostCauses = 5

function isDatabaseError(error: Error): error is Error & { code: string } {
  return 'severity' in error && 'code' in error && typeof error.code === 'string'
}

function pathsOf(issues: unknown[]): string {
  const paths = issues.slice(0, 10).map(issue => Object(issue).path)
  // numbers and names of fields; a key of data is a word of somebody's
  return paths.map(path => (Array.isArray(path) ? path.filter(isFieldName).join('.') : '')).join(', ')
}

function isFieldName(name: unknown): boolean {
  return typeof name === 'number' || (typeof name === 'string' && /^[a-z][A-Za-z]{0,30}$/.test(name))
}

function named(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The lines below the message, which stands first in a stack and may have lines of its own. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter(line => /^ {4}at /.test(line))
    .slice(0, 20)
    .join('\n')
}

function firstCharacters(text: string): string {
  return text.slice(0, 2_000)
}
