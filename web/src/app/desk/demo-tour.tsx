import { useSalon } from '../../api/use-salon';
import { useSession } from '../../api/use-session';
import { lazyDialogs } from '../../ui/lazy-dialogs';
import { useTourPlace } from './use-tour-place';

// Only the demo salon fetches it.
const Tour = lazyDialogs(() => import('./tour').then((part) => part.Tour));

/** A tour of the demo salon for those who look around as its owner, until they leave it. */
export function DemoTour() {
  const { data: salon } = useSalon();
  const session = useSession();
  const [place, go] = useTourPlace();
  const isOwner = session.status === 'signed-in' && session.user.role === 'admin';
  if (place === null || !isOwner || !salon?.isDemo) return null;
  return <Tour place={place} onGo={go} />;
}
