import { request } from 'undici'

/** What a person does on PayPal's page; gives the address that he is sent back to. */
export async function answerPaypal(
  approveUrl: string,
  answer: 'approve' | 'decline' | 'cancel',
): Promise<string | undefined> {
  const { headers, body } = await request(approveUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ answer }).toString(),
  })
  await body.dump()
  return headers.location === undefined ? undefined : String(headers.location)
}
