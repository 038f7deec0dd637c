/** Why a test was left out of a run that has to be over at some time. */
export const noTimeLeft = 'no time is left'
