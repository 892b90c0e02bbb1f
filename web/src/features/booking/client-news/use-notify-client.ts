import { useKeptChoice } from '../../../ui/use-kept-choice';

/** True if clients are emailed about changes at the desk, as last chosen in this browser; with its setter. */
export function useNotifyClient(): [notifies: boolean, choose: (notifies: boolean) => void] {
  const [choice, choose] = useKeptChoice('tell-client', ['on', 'off'], 'on');
  return [choice === 'on', (notifies) => choose(notifies ? 'on' : 'off')];
}
