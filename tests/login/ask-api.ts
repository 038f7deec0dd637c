import { apiRoot } from '#contract/call'
import { type Browser, type LoginFixture, origin } from './login-fixture.ts'

/** Asks the API from a page of the site, as a browser does, which keeps the cookies of the answer. */
export async function askApi(
  { app }: Pick<LoginFixture, 'app'>,
  browser: Browser,
  { method = 'POST', path, payload, headers }: ApiRequest,
) {
  const answer = await app.inject({
    method,
    url: `${apiRoot}${path}`,
    remoteAddress: browser.address,
    headers: {
      cookie: browser.cookie,
      origin,
      'sec-fetch-site': 'same-origin',
      'accept-language': 'zh-TW',
      ...headers,
    },
    ...(payload && { payload }),
  })
  for (const { name, value } of answer.cookies) browser.cookies.set(name, value)
  return answer
}

interface ApiRequest {
  method?: 'POST' | 'PUT' | 'DELETE'
  path: string
  payload?: object
  headers?: Record<string, string>
}
