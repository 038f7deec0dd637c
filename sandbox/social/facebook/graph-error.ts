import { type Answer, json } from '../../http/answer.ts'
import type { Failure } from '../trouble.ts'

interface Shape {
  status: number
  message: string
  type?: string
  subcode?: number
}

/** How Graph says each code. The HTTP status follows no rule there either. */
const SHAPES: Record<number, Shape> = {
  1: { status: 500, message: 'An unknown error occurred' },
  2: { status: 503, message: 'Service temporarily unavailable', subcode: 1363030 },
  4: { status: 403, message: '(#4) Application request limit reached', subcode: 1349195 },
  10: { status: 400, message: '(#10) This endpoint requires the permission to be granted' },
  17: { status: 400, message: '(#17) User request limit reached', subcode: 2446079 },
  100: { status: 400, message: '(#100) Invalid parameter' },
  102: { status: 400, message: 'Session key invalid or no longer valid' },
  190: {
    status: 400,
    message: 'Error validating access token: Session has expired.',
    subcode: 463,
  },
  200: { status: 403, message: '(#200) Requires the permission to be granted' },
  210: { status: 400, message: '(#210) A page access token is required to request this resource.' },
  368: {
    status: 400,
    message: '(#368) The action attempted has been deemed abusive or is otherwise disallowed',
  },
}

/** Graph's error, of Facebook and of Instagram. */
export function graphError(code: number, message?: string, subcode?: number, status?: number): Answer {
  const shape = SHAPES[code] ?? { status: 400, message: `(#${code}) Error` }
  return json(
    status ?? shape.status,
    {
      error: {
        message: message ?? shape.message,
        type: shape.type ?? 'OAuthException',
        code,
        ...((subcode ?? shape.subcode) ? { error_subcode: subcode ?? shape.subcode } : {}),
        fbtrace_id: 'AsandboxTrace0000000000',
      },
    },
    code === 190 ? { 'www-authenticate': 'OAuth "Facebook Platform" "invalid_token"' } : {},
  )
}

export const failed = (failure: Failure): Answer =>
  graphError(failure.code, undefined, undefined, failure.status)
