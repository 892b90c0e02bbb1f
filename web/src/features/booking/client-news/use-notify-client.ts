import { useKeptChoice } from '../../../ui/use-kept-choice';

/** Whether changes at the desk are emailed to clients, as somebody last chose in this browser, and the way to choose otherwise. */
export function useNotifyClient(): [notifies: boolean, choose: (notifies: boolean) => void] {
  const [choice, choose] = useKeptChoice('tell-client', ['on', 'off'], 'on');
  return [choice === 'on', (notifies) => choose(notifies ? 'on' : 'off')];
}
