import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportDeskOrders } from '#contract/desk-bookkeeping'
import { callApi } from '../../api/client.ts'
import { collectOrders, mostOrders } from './collect-orders.ts'
import styles from './desk.module.css'
import { type DeskFilter, deskQuery } from './desk-filter.ts'
import { saveText } from './save-text.ts'

/** Gives all orders of the filter as a file, also those that the list has not shown. */
export function SaveOrders({ filter }: { filter: DeskFilter }) {
  const { t } = useTranslation('web-desk')
  const [count, setCount] = useState(0)
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])
  const save = useMutation({
    mutationFn: async () => {
      const controller = new AbortController()
      reading.current = controller
      setCount(0)
      const csv = await collectOrders(
        deskQuery(filter, Date.now()),
        query => callApi(exportDeskOrders, { query }, { signal: controller.signal }),
        setCount,
      )
      if (csv !== undefined) saveText(csv, fileName(filter), 'text/csv;charset=utf-8')
      return { isTooLarge: csv === undefined }
    },
  })
  return (
    <div className={styles.save}>
      <Button variant="default" size="sm" disabled={save.isPending} onClick={() => save.mutate()}>
        {save.isPending ? t('csv.read', { count }) : t('csv.action')}
      </Button>
      {save.isError && <p role="alert">{t('csv.failed')}</p>}
      {save.data?.isTooLarge && <p role="alert">{t('csv.tooMany', { count: mostOrders })}</p>}
    </div>
  )
}

function fileName({ from, until }: DeskFilter): string {
  const span = from || until ? `_${from ?? 'start'}_${until ?? 'now'}` : '' // one end may be open
  return `orders${span}.csv`
}
