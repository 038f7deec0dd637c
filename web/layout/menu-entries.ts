/** Where the profile menu and the navigation of phones lead (specification 2). Titles are keys of `nav`. */
export const menuEntries = [
  { to: '/app/shelf', title: 'shelf' },
  // beside those of the specification: books wait there that were not ordered yet
  { to: '/app/checkout', title: 'basket' },
  { to: '/app/orders', title: 'orders' },
  { to: '/app/invitation', title: 'invitation' },
  { to: '/app/coupons', title: 'coupons' },
  { to: '/group/record', title: 'groups' },
] as const
