import { type Image, takePhotos } from '#contract/images'
import { callApi } from '../../api/client.ts'
import { showError } from '../../ui/toast.ts'

/** Photos of a book as pictures for its entries and inserted pages; undefined where it was refused, which is said. */
export async function takeBookPhotos(bid: string, pictures: readonly string[]): Promise<Image[] | undefined> {
  try {
    return (await callApi(takePhotos, { params: { bid }, body: { pictures: [...pictures] } })).images
  } catch (error) {
    void showError(error)
    return undefined
  }
}
