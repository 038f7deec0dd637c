/** Where a ticket is exchanged for a session, and what the login carried is read (specification 4). */
export function ticketAddress({
  uid,
  ticket,
  state,
}: {
  uid: string
  ticket: string
  state: string
}): string {
  return `/login?${new URLSearchParams({ token: ticket, uid, ...(state && { state }) })}`
}
