import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import type { Answer } from '#contract/call'
import { copyBook, createBook, deleteBook, listBooks } from '#contract/shelf'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import type { watchEvents } from '../../api/events.ts'
import { useUser } from '../../session/use-user.ts'
import { loadPart } from '../../ui/chunk-failure.ts'
import { showError, showToast } from '../../ui/toast.ts'
import { followBook, isWorking } from '../imports/follow-book.ts'
import { shelfKey } from './shelf-key.ts'

type List = Answer<typeof listBooks>

/** The books of the person, with what is being done to them as it happens. */
export function useShelf() {
  const { t } = useTranslation('web-shelf')
  const client = useQueryClient()
  const uid = useUser()?.uid
  const key = shelfKey(uid)
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi(listBooks, uid ? { query: { uid } } : {}, { signal }),
    // an import may have begun elsewhere; not in the moment since the page was drawn
    staleTime: 1_000,
    refetchOnWindowFocus: true,
  })
  useFollowing(query.data, uid)

  const [creating, setCreating] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: key })
  const making = async (call: () => Promise<Book>): Promise<Book | undefined> => {
    setCreating(true)
    try {
      const book = await call()
      await refresh()
      void showToast({ kind: 'success', text: t('created') })
      return book
    } catch (error) {
      void showError(error)
      return undefined
    } finally {
      setCreating(false)
    }
  }
  return {
    query,
    books: query.data?.books,
    accountDeletesAt: query.data?.accountDeletesAt ?? undefined,
    failure: query.error instanceof ApiError ? query.error.status : 0,
    refresh,
    hasRoom: query.data?.ableToCreateNew ?? false,
    creating,
    deleting,
    /** The new book; undefined where it was refused, which the person was told. */
    create: () =>
      making(() => {
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
        return callApi(createBook, { body: { timeZone } })
      }),
    /** Another book with the same content; undefined where it was refused. */
    copy: (bid: string) => making(() => callApi(copyBook, { params: { bid } })),
    async remove(bid: string): Promise<void> {
      setDeleting(true)
      try {
        await callApi(deleteBook, { params: { bid } })
        await refresh()
        void showToast({ kind: 'success', text: t('deleted') })
      } catch (error) {
        const isLast = error instanceof ApiError && error.name === 'lastBook'
        void showToast({ kind: 'error', text: isLast ? t('last.heading') : t('deleteFailed') })
      } finally {
        setDeleting(false)
      }
    },
  }
}

export type Shelf = ReturnType<typeof useShelf>

// a browser opens only six connections to a site: the work of more books than these is seen after the next reading
const mostFollowed = 2

/** Follows the books that are being worked on. */
function useFollowing(list: List | undefined, uid: string | undefined): void {
  const client = useQueryClient()
  const working = list?.books.filter(isWorking).slice(0, mostFollowed) ?? []
  const followed = working.map(book => book.bid).join(' ')
  useEffect(() => {
    if (followed === '') return
    const key = shelfKey(uid)
    const leave = new AbortController()
    for (const bid of followed.split(' '))
      void follow(bid, { signal: leave.signal }, event => {
        let isKnown = true
        client.setQueryData<List>(key, before => {
          if (!before) return before
          const books = before.books.map(book => {
            const after = book.bid === bid ? followBook(book, event) : book
            isKnown &&= after !== undefined
            return after ?? book
          })
          return { ...before, books }
        })
        // dates and cover come with the end of a step
        if (!isKnown || (event.event === 'progress' && event.data.state !== 'running'))
          void client.invalidateQueries({ queryKey: key })
      })
    return () => leave.abort()
  }, [followed, uid, client])
}

/** Few books are being worked on when the shelf opens: what follows them comes after it. */
async function follow(...call: Parameters<typeof watchEvents>): Promise<void> {
  const [, { signal }] = call
  const events = await loadPart(() => import('../../api/events.ts')).catch(() => undefined)
  // without it, the next reading of the list tells how far the work is
  if (events && !signal.aborted) await events.watchEvents(...call)
}
