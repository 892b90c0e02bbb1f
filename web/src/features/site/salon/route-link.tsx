import type { Salon } from '../../../api/models';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { useRouteUrl } from './use-route-url';

/** The way to the salon; nothing without an address. */
export function RouteLink({ salon }: { salon: Salon }) {
  const words = useWords(shell);
  const url = useRouteUrl(salon);
  return (
    url && (
      <a href={url} rel="noopener noreferrer">
        {words.route()}
      </a>
    )
  );
}
