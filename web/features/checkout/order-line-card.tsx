import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { RegionCode } from '#domain/catalogue/regions'
import { paperOf } from '#domain/catalogue/typesets'
import { mostCopies } from '#domain/prices/most-copies'
import { ApiError } from '../../api/api-error.ts'
import { coverAt } from '../books/cover-at.ts'
import { useTypesetNames } from '../books/typeset-names.ts'
import { bookPriceQuery } from '../prices/book-price-query.ts'
import { NextPages } from '../prices/next-pages.tsx'
import { sumText } from '../prices/sum-text.ts'
import { bookQuery } from '../reader/page-queries.ts'
import type { BasketLine } from './basket-lines.ts'
import { BindingChoice } from './binding-choice.tsx'
import styles from './checkout.module.css'
import type { Check } from './checkout-queries.ts'
import { PageGap } from './page-gap.tsx'
import { QuantityField } from './quantity-field.tsx'

export interface OrderLineCardProps {
  line: BasketLine
  /** What it costs, once that is known. */
  quoted: Check['lines'][number] | undefined
  region: RegionCode
  onChange: (part: Partial<Pick<BasketLine, 'binding' | 'quantity'>>) => void
  onRemove: () => void
}

/** A book of the order: what it is, how it is bound, how many of it. */
export function OrderLineCard({ line, quoted, region, onChange, onRemove }: OrderLineCardProps) {
  const { t } = useTranslation('web-checkout')
  const typesets = useTypesetNames()
  const { bid, binding, quantity } = line
  const ofBook = useQuery(bookQuery({ bid }))
  const ofPrice = useQuery(bookPriceQuery(bid, region))
  const [book, price] = [ofBook.data, ofPrice.data]
  const remove = (
    <Button
      variant="subtle"
      color="ink.9"
      size="sm"
      aria-label={t('removeNamed', { title: book?.title ?? '' })}
      onClick={onRemove}
    >
      {t('remove')}
    </Button>
  )
  if (isGone(ofBook.error))
    return (
      <article className={styles.line}>
        <h2>{t('gone')}</h2>
        <p>{t('goneText')}</p>
        {remove}
      </article>
    )
  if (!book)
    return (
      <article
        className={styles.line}
        aria-busy={!ofBook.error}
        style={ofBook.error ? undefined : { minHeight: '24rem' }}
      >
        {ofBook.error && (
          <>
            <ReadAgain onPress={() => void ofBook.refetch()} />
            {remove}
          </>
        )}
      </article>
    )
  const offers = price?.bindings ?? []
  const chosen = offers.find(offer => offer.binding === binding)
  const paper = paperOf(book.typeset)
  return (
    <article className={styles.line} aria-busy={ofPrice.isPending}>
      <header className={styles.head}>
        <h2>{book.title}</h2>
        {remove}
        <p>
          {book.author && `${t('by', { author: book.author })} · `}
          {typesets[book.typeset]}
        </p>
      </header>
      {offers.length > 0 ? (
        <BindingChoice
          bid={bid}
          paper={paper}
          cover={coverAt(book.coverUrl, 320)}
          boards={book.templateStyle}
          offers={offers}
          value={binding}
          onChange={other => onChange({ binding: other })}
        />
      ) : ofPrice.error && !price ? (
        <ReadAgain onPress={() => void ofPrice.refetch()} />
      ) : price && !price.counting ? (
        <p role="status">{t('web-errors:codes.bookEmpty')}</p>
      ) : (
        <p role="status">{t('counting')}</p>
      )}
      {paper === 'a5' && book.editable && price?.papers?.includes('a4') !== false && (
        <p className={styles.hint}>
          <Link to={`/app/design/cover?bid=${encodeURIComponent(bid)}&tab=layout`}>
            {t('binding.largerLayout')}
          </Link>
        </p>
      )}
      {book.totalPage > 0 && <PageGap bid={bid} />}
      {chosen && (
        <p className={styles.hint}>
          <NextPages price={chosen} />
        </p>
      )}
      <div className={styles.amount}>
        {mostCopies(binding) > 1 && (
          <QuantityField
            title={book.title}
            value={quantity}
            most={mostCopies(binding)}
            onChange={copies => onChange({ quantity: copies })}
          />
        )}
        {quoted && (
          <p>
            <span>{t(`line.${billingOf(quoted)}`, { pages: quoted.pages, billed: quoted.billedPages })}</span>
            <strong>{sumText(quoted.subtotal)}</strong>
          </p>
        )}
      </div>
    </article>
  )
}

function ReadAgain({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('web-checkout')
  return (
    <p role="alert">
      {t('failed.heading')}{' '}
      <Button variant="default" size="compact-sm" onClick={onPress}>
        {t('failed.retry')}
      </Button>
    </p>
  )
}

// what did not come may come when it is asked for again
const isGone = (error: Error | null) =>
  error instanceof ApiError && (error.status === 403 || error.status === 404)

/** What is told of pages that are not billed, or billed though they are not there. */
function billingOf({ pages, billedPages }: Check['lines'][number]): 'pages' | 'billed' | 'unprinted' {
  if (billedPages === pages) return 'pages'
  return billedPages > pages ? 'billed' : 'unprinted'
}
