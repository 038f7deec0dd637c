import { Button } from '@mantine/core'

export interface ListEndProps {
  /** The list, page by page. */
  listed: {
    isError: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
  words: { failed: string; further: string }
}

/** Below what a list of the desk has shown so far: what went wrong, and the way to what follows. */
export function ListEnd({ listed, words }: ListEndProps) {
  return (
    <>
      {listed.isError && <p role="alert">{words.failed}</p>}
      {listed.hasNextPage && (
        <Button
          variant="default"
          loading={listed.isFetchingNextPage}
          onClick={() => void listed.fetchNextPage()}
        >
          {words.further}
        </Button>
      )}
    </>
  )
}
