import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { LibraryPicture } from './models';

/** Actions on pictures; each reloads the library and everything that shows pictures. */
export function usePictureActions() {
  const refresh = useRefresh();
  const readAgain = () =>
    refresh('/media/**', '/salon', '/services/**', '/staff/**', '/portfolio/**', '/reviews/**');

  return {
    readAgain: () => void readAgain(),

    async deletePicture({ _id: id }: LibraryPicture): Promise<void> {
      await answerOf(client.DELETE('/media/{id}', { params: { path: { id } } }));
      // Awaited, so that the focus moves to a list without it.
      await readAgain();
    },
  };
}
