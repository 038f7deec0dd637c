/** Id of the script by which a page tells what its screen was rendered from. */
export const factsId = 'rendered-from'
