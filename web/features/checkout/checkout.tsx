import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useSearchChange } from '../../ui/use-search-change.ts'
import { useBookId } from '../design/use-book-id.ts'
import { bookQuery } from '../reader/page-queries.ts'
import { askedLine } from './asked-line.ts'
import { withBook } from './basket-lines.ts'
import { bookCheckQuery } from './book-check-query.ts'
import { bookFault } from './book-fault.ts'
import { BookFaultDialog } from './book-fault-dialog.tsx'
import { OrderCheck } from './order-check.tsx'
import { useOrder } from './use-order.ts'

/** The order check: the book of the address comes into the basket, and goes on from there (open points, several books). */
export function Checkout() {
  const bid = useBookId()
  const search = useSearchParams()[0]
  const changeSearch = useSearchChange()
  const asked = search.get('bookType')
  const order = useOrder()
  const { lines, change, basket } = order
  const { data: book, isError } = useQuery(bookQuery({ bid }))
  const isChecked = book !== undefined && book.type !== 'diarybook'
  const { data: check } = useQuery({ ...bookCheckQuery(bid), enabled: isChecked })
  const fault = book && bookFault(asked, book.type, check)
  // whether a book is there that cannot be read, the basket says
  const isLetIn = isError || (book !== undefined && fault === undefined)
  // once: whoever takes the book out again does not get it back
  const added = useRef('')
  useEffect(() => {
    if (!lines || basket.isFetching || !isLetIn || added.current === bid) return
    added.current = bid
    const withIt = withBook(lines, bid, askedLine(search))
    if (withIt !== lines) change(withIt)
    // who comes back by this address finds what he has changed since
    if (search.has('binding')) changeSearch({ binding: '', copies: '' })
  }, [lines, basket.isFetching, isLetIn, bid, search, changeSearch, change])
  return (
    <>
      <OrderCheck order={order} />
      {book && fault && fault !== 'checking' && <BookFaultDialog book={book} fault={fault} />}
    </>
  )
}

/** The first of the three steps: the same, with what is in the basket. */
export function PaymentCheckout() {
  return <OrderCheck order={useOrder()} />
}
