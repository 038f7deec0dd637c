/** What a print job asks for, as far as it is looked at here. */
export interface WantedJob {
  external_id: string
  contact_email: string
  shipping_level: string
  shipping_address: Record<string, string>
  line_items: {
    title: string
    quantity: number
    printable_normalization: {
      cover: { source_url: string }
      interior: { source_url: string }
      pod_package_id: string
    }
  }[]
}

export interface PrintJob extends WantedJob {
  id: number
  status: { name: string; message: string }
  tracking?: string
}

/** What is wrong with a request, by the name of its field; nothing where it can be made. */
export function faultsOf(wanted: Partial<WantedJob>): Record<string, string[]> {
  const faults: Record<string, string[]> = {}
  const need = (name: string, isThere: boolean) => {
    if (!isThere) faults[name] = ['This field is required.']
  }
  const address = wanted.shipping_address ?? {}
  need('contact_email', Boolean(wanted.contact_email))
  for (const field of ['name', 'street1', 'city', 'country_code', 'phone_number'])
    need(`shipping_address.${field}`, Boolean(address[field]))
  need(
    'shipping_address.postcode',
    Boolean(address.postcode) || withoutPostcodes.has(address.country_code ?? ''),
  )
  if (address.state_code !== undefined && !/^[A-Z]{2,3}$/.test(address.state_code))
    faults['shipping_address.state_code'] = ['Ensure this field has 2 or 3 letters.']
  const items = wanted.line_items ?? []
  need('line_items', items.length > 0)
  for (const { title, quantity, printable_normalization: printable } of items) {
    need('line_items.title', Boolean(title))
    need('line_items.quantity', quantity > 0)
    need('line_items.pod_package_id', packagePattern.test(printable?.pod_package_id ?? ''))
    need('line_items.cover', URL.canParse(printable?.cover?.source_url ?? ''))
    need('line_items.interior', URL.canParse(printable?.interior?.source_url ?? ''))
  }
  return faults
}

const withoutPostcodes: ReadonlySet<string> = new Set(['HK', 'MO'])

/** Trim, colour, quality, binding, paper, finish. */
const packagePattern = /^\d{4}X\d{4}\.(FC|BW)\.(STD|PRE)\.(PB|CW|CO|SS)\.\d{3}[CU]W\d{3}\.[MG]XX$/

/** A job as the API shows it. */
export function shownJob({ tracking, line_items, ...job }: PrintJob) {
  return {
    ...job,
    line_items: line_items.map((item, i) => ({
      id: job.id * 100 + i,
      ...item,
      tracking_id: tracking ?? null,
      tracking_urls: tracking === undefined ? null : [`https://track.example/${tracking}`],
    })),
  }
}
