/** What the command about who comes in says. */
export const people = {
  usage: 'Usage: npm run people invite | invite-staff | end-staff UID',
  invited: 'An address that lets one person in, within seven days: {address}',
  invitedStaff: 'An address that lets one person work at the desk, within seven days: {address}',
  ended: '{uid} works at the desk no more.',
  unknown: 'There is no account {uid}.',
}
