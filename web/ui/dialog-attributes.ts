/** What Mantine leaves out of its dialogs and drawers. */
export function dialogAttributes(heading: string) {
  return {
    // headed with <header>, which would be a second banner of the page
    header: { role: 'none' },
    // named by its heading only in the frame after the focus went into it
    content: { 'aria-label': heading },
  }
}
