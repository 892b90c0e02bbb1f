import { MessageCircle, Navigation, Phone } from 'lucide-react';
import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { phoneUrl, whatsAppUrl } from '../../../lib/phone-url';
import { OutsideLinkButton } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { below } from '../../../ui/media';
import { publicSite } from '../../../words/public-site.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { useRouteUrl } from './use-route-url';

const Buttons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);

  @media ${below('sm')} {
    /* Side by side as long as their words fit. */
    > li {
      flex: 1 1 auto;
    }
    a {
      width: 100%;
      padding-inline: var(--s-4);
    }
  }
`;

/** Buttons for a visitor on the way: call, write, or follow the map. Missing ones are left out. */
export function ContactButtons({ salon }: { salon: Salon }) {
  const words = useWords(publicSite);
  const { route, whatsapp } = useWords(shell);
  const way = useRouteUrl(salon);
  if (!salon.phone && !salon.whatsapp && !way) return null;
  return (
    <Buttons aria-label={words.waysToReach()}>
      {salon.phone && (
        <li>
          <OutsideLinkButton href={phoneUrl(salon.phone)}>
            <Icon of={Phone} size={18} />
            {words.call()}
          </OutsideLinkButton>
        </li>
      )}
      {salon.whatsapp && (
        <li>
          <OutsideLinkButton variant="ghost" href={whatsAppUrl(salon.whatsapp)}>
            <Icon of={MessageCircle} size={18} />
            <bdi>{whatsapp()}</bdi>
          </OutsideLinkButton>
        </li>
      )}
      {way && (
        <li>
          <OutsideLinkButton variant="ghost" href={way}>
            <Icon of={Navigation} size={18} />
            {route()}
          </OutsideLinkButton>
        </li>
      )}
    </Buttons>
  );
}
