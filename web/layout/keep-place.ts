import type { CallInput } from '#contract/call'
import { changeUser } from '#contract/users'
import { callApi } from '../api/client.ts'
import { showError } from '../ui/toast.ts'

/** Keeps language and region with an account: new books are set, and mails written, in them. */
export async function keepPlace(uid: string, place: CallInput<typeof changeUser>['body']): Promise<void> {
  await callApi(changeUser, { params: { uid }, body: place }).catch(showError)
}
