import { below } from '../../ui/media';
import { useKeptChoice } from '../../ui/use-kept-choice';
import { useMediaQuery } from '../../ui/use-media-query';

/** True if the menu shows only icons; the default in a narrow window, until the user chooses. */
export function useIsFolded(): [isFolded: boolean, fold: (isFolded: boolean) => void] {
  const isTight = useMediaQuery(below('xxl'));
  const [choice, choose] = useKeptChoice('desk-menu', ['folded', 'open'], isTight ? 'folded' : 'open');
  return [choice === 'folded', (isFolded) => choose(isFolded ? 'folded' : 'open')];
}
