import { useSalon } from './use-salon';

/** How far emails get: to people; in the demo, to its page Mail; nowhere in a salon without a mail server. */
export type MailReach = 'people' | 'demo' | 'nobody';

export function useMailReach(): MailReach {
  const { data: salon } = useSalon();
  if (!salon || salon.sendsEmail) return 'people';
  return salon.isDemo ? 'demo' : 'nobody';
}
