import { Readable } from 'node:stream'
import type { PrintedBook, PrintedFile, PrintOrder } from '#server/adapters/printers/printer'

export function buildPrintedFile(address = 'https://days.example/book.pdf'): PrintedFile {
  return { sha256: 'a'.repeat(64), bytes: 8, address, open: async () => Readable.from(['%PDF-1.7']) }
}

export function buildPrintedBook(overrides: Partial<PrintedBook> = {}): PrintedBook {
  return {
    title: '小島',
    binding: 'hardback',
    paper: 'a5',
    copies: 2,
    volume: 1,
    volumes: 1,
    pages: 120,
    inner: buildPrintedFile(),
    cover: buildPrintedFile(),
    ...overrides,
  }
}

export function buildPrintOrder({
  address,
  ...overrides
}: Partial<Omit<PrintOrder, 'address'>> & { address?: Partial<PrintOrder['address']> } = {}): PrintOrder {
  return {
    id: 'o1',
    number: 'N-o1',
    note: '請包好',
    shipping: 'express',
    books: [buildPrintedBook()],
    address: {
      name: '林怡君',
      phone: '+886 912345678',
      email: 'yijun@example.com',
      line1: '中正路 1 號',
      line2: '',
      city: '臺北市',
      state: '',
      postalCode: '100',
      country: 'TW',
      ...address,
    },
    ...overrides,
  }
}
