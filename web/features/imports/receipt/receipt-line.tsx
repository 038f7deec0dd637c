import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readReceipt, takeDuplicate } from '#contract/social-imports'
import { callApi } from '../../../api/client.ts'
import { showError, showToast } from '../../../ui/toast.ts'
import { bookQuery } from '../../reader/page-queries.ts'
import styles from './receipt.module.css'
import type { Receipt } from './receipt.ts'

type Line = Receipt['groups'][number]['lines'][number]

/** One thing that stayed out: its name, where it stood, what it is the same as. */
export function ReceiptLine({ bid, line, canTake }: { bid: string; line: Line; canTake: boolean }) {
  const { t } = useTranslation('web-import')
  const client = useQueryClient()
  const { lineId, name, origin, of } = line
  const take = useMutation({
    mutationFn: () => callApi(takeDuplicate, { params: { lineId } }),
    onSuccess: async ({ taken }) => {
      if (!taken) return showToast({ kind: 'error', text: t('receipt.takeFailed') })
      await client.invalidateQueries({ queryKey: bookQuery({ bid }).queryKey })
      // the figures follow; the line stays where it was pressed, and says what became of it
      const { items, photos } = await callApi(readReceipt, { query: { bid } })
      client.setQueryData<Receipt>(['receipt', bid], before => before && { ...before, items, photos })
    },
    onError: showError,
  })
  return (
    <li>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.origin}>{origin}</p>
        {of && <p className={styles.origin}>{t('receipt.same', { of })}</p>}
      </div>
      {canTake && take.data?.taken && (
        <span className={styles.taken} role="status">
          <IconCheck size={16} stroke={1.75} aria-hidden /> {t('receipt.taken')}
        </span>
      )}
      {canTake && !take.data?.taken && (
        <Button
          variant="default"
          size="compact-sm"
          loading={take.isPending}
          aria-label={t('receipt.takeNamed', { name })}
          onClick={() => take.mutate()}
        >
          {t('receipt.take')}
        </Button>
      )}
    </li>
  )
}
