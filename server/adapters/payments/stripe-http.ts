import Stripe from 'stripe'
import { Agent, type Dispatcher, errors } from 'undici'

/**
 * How the official client asks Stripe: by undici, which needs half as much of the processor for a call as the client's own way.
 * `prefix` is put in front of each path.
 */
export class StripeHttp extends Stripe.HttpClient {
  readonly #prefix: string
  readonly #agent: Agent

  constructor(prefix: string, connectMs: number) {
    super()
    this.#prefix = prefix
    this.#agent = new Agent({ connect: { timeout: connectMs } })
  }

  override getClientName(): string {
    return 'undici'
  }

  override async makeRequest(
    ...[host, port, path, method, headers, body, protocol, timeoutMs]: Asked
  ): Promise<Stripe.HttpClientResponse> {
    const asking = this.#agent.request({
      origin: `${protocol}://${host}:${port}`,
      path: `${this.#prefix}${path}`,
      // the client writes both as HTTP has them
      method: method as Dispatcher.HttpMethod,
      headers: headers as Record<string, string>,
      body,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    })
    try {
      return new StripeAnswer(await asking)
    } catch (error) {
      throw timeoutOr(error)
    }
  }
}

type Asked = Parameters<Stripe.HttpClient['makeRequest']>

class StripeAnswer extends Stripe.HttpClientResponse {
  readonly #raw: Dispatcher.ResponseData

  constructor(raw: Dispatcher.ResponseData) {
    // of those that the client looks for none comes twice
    super(raw.statusCode, raw.headers as Record<string, string>)
    this.#raw = raw
  }

  override getRawResponse(): unknown {
    return this.#raw
  }

  override async toJSON(): Promise<unknown> {
    const text = await this.#raw.body.text().catch(error => {
      throw Stripe.HttpClient.makeResponseBodyError(timeoutOr(error))
    })
    return this._parseResponseBody(text)
  }

  /** Of an answer after which the client asks again: its connection is free for others. */
  dispose(): void {
    // what breaks there is nobody's
    this.#raw.body.dump().catch(() => undefined)
  }
}

/** An error by which the client knows that nobody answered in time. */
function timeoutOr(error: unknown): unknown {
  const isTimeout =
    error instanceof errors.ConnectTimeoutError ||
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError
  return isTimeout ? Stripe.HttpClient.makeTimeoutError() : error
}
