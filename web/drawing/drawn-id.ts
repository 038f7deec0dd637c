/** Id of the script by which a page tells what its screen was drawn from. */
export const drawnId = 'drawn'
