import { useSWRConfig } from 'swr';
import { answerOf, client } from '../../api/client';
import type { LibraryPicture } from './models';

/** Verbs of the library; the list, and whatever shows pictures, is read again after each. */
export function usePictureActions() {
  const { mutate } = useSWRConfig();
  const readAgain = () => mutate((key) => Array.isArray(key)).catch(() => undefined);

  return {
    readAgain: () => void readAgain(),

    async deletePicture({ _id: id }: LibraryPicture): Promise<void> {
      await answerOf(client.DELETE('/media/{id}', { params: { path: { id } } }));
      // Waited for, so that the focus moves to a list without it.
      await readAgain();
    },
  };
}
