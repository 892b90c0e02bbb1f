import { useKeptChoice } from '../../../ui/use-kept-choice';

/** Whether changes at the desk are emailed to clients, as somebody last chose in this browser, and the way to choose otherwise. */
export function useTellClient(): [tells: boolean, choose: (tells: boolean) => void] {
  const [choice, choose] = useKeptChoice('tell-client', ['on', 'off'], 'on');
  return [choice === 'on', (tells) => choose(tells ? 'on' : 'off')];
}
