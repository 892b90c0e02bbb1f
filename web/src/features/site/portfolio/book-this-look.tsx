import type { PortfolioItem } from '../../../api/models';
import { paths } from '../../../lib/paths';
import { LinkButton } from '../../../ui/button';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';

/** Books this look, or leads to all services if it has no bookable service. */
export function BookThisLook({ item: { title, service } }: { item: PortfolioItem }) {
  const words = useWords(publicSite);
  return (
    <LinkButton
      to={service ? paths.book({ serviceIds: [service._id] }) : paths.allServices()}
      variant="ghost"
      size="small"
    >
      <span>
        {words.bookThisLook()}
        <VisuallyHidden>
          : {title}
          {service && `, ${service.title}`}
        </VisuallyHidden>
      </span>
    </LinkButton>
  );
}
