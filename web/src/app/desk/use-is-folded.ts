import { below } from '../../ui/media';
import { useKeptChoice } from '../../ui/use-kept-choice';
import { useMediaQuery } from '../../ui/use-media-query';

/** Whether the menu shows its signs alone; in a window without much room it does until somebody chooses. */
export function useIsFolded(): [isFolded: boolean, fold: (isFolded: boolean) => void] {
  const isTight = useMediaQuery(below('xxl'));
  const [choice, choose] = useKeptChoice('desk-menu', ['folded', 'open'], isTight ? 'folded' : 'open');
  return [choice === 'folded', (isFolded) => choose(isFolded ? 'folded' : 'open')];
}
