import { markOf } from '../../../api/own-words';
import { useId, useState } from 'react';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import type { Service, StaffMember } from '../../../api/models';
import type { Currency } from '../../../lib/currency';
import { paths } from '../../../lib/paths';
import { holdsAllWords } from '../../../lib/plain-text';
import { Button, LinkButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { below } from '../../../ui/media';
import { Muted } from '../../../ui/text';
import { useIsHydrated } from '../../../ui/use-is-hydrated';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { book } from '../../../words/book.gen';
import { useWords } from '../../../words/use-words';
import { MAX_SERVICES } from './flow-state';
import { ServiceRow } from './service-row';
const SearchBox = styled.label`
  position: relative;
  display: block;
  max-width: 420px;

  svg {
    position: absolute;
    inset-inline-start: 14px;
    top: 14px;
    color: var(--text-2);
  }
  input {
    width: 100%;
    min-height: 48px;
    padding-block: 10px;
    padding-inline: 44px 14px;
    border: 1px solid var(--border-strong);
    border-radius: var(--r-2);
    background: var(--surface);
  }
  input::placeholder {
    color: var(--text-3);
    opacity: 1;
  }
`;
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);

  @media ${below('sm')} {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * var(--gutter));
    padding: 4px var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
  }
`;
const Chip = styled.button`
  flex: none;
  min-height: 44px;
  padding: 0 18px;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-full);
  background: var(--surface);
  color: var(--text-2);
  font-weight: 500;
  cursor: pointer;

  &:hover {
    background: var(--accent-soft);
    color: var(--on-accent-soft);
  }
  &[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }
  &:focus-visible {
    outline-offset: 1px;
    border-radius: var(--r-full);
  }
`;
const Groups = styled.div`
  display: grid;
  gap: var(--s-6);

  h2 {
    margin-bottom: var(--s-3);
    font-size: var(--t-h3);
    line-height: 1.2;
  }
`;
const List = styled.ul`
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);
  overflow: clip;

  > li + li {
    border-top: 1px solid var(--border);
  }
`;

/** The salon's services, to add or remove. */
export function ServiceStep({
  services,
  person,
  currency,
  serviceIds,
  addOnIds,
  onToggle,
  onToggleAddOn,
}: {
  services: readonly Service[];
  /** The requested team member, whose services are shown first. */
  person: StaffMember | null;
  currency: Currency | undefined;
  serviceIds: readonly string[];
  addOnIds: readonly string[];
  onToggle: (service: Service) => void;
  onToggleAddOn: (addOnId: string) => void;
}) {
  const words = useWords(book);
  const [search, setSearch] = useState('');
  const [categoryId, setCategoryId] = useState<string | null>(null);
  const [isEverything, setEverything] = useState(false);
  const searchId = useId();
  const isHydrated = useIsHydrated();

  const done = services.filter(
    (service) => !person || isEverything || person.offers.some(({ serviceId }) => serviceId === service._id),
  );
  const categories = [...new Map(done.map(({ category }) => [category._id, category])).values()];
  const shown = done.filter(
    ({ title, description, category }) =>
      (categoryId === null || category._id === categoryId) &&
      holdsAllWords(`${title} ${description} ${category.title}`, search),
  );
  const isFull = serviceIds.length >= MAX_SERVICES;
  const clear = () => {
    setSearch('');
    setCategoryId(null);
  };

  if (services.length === 0)
    return (
      <>
        <h1 tabIndex={-1}>{words.chooseServices()}</h1>
        <EmptyState
          title={words.noServicesYet()}
          action={<LinkButton to={paths.contact}>{words.howToReach()}</LinkButton>}
        >
          {words.notPublishedYet()}
        </EmptyState>
      </>
    );

  return (
    <>
      <h1 tabIndex={-1}>{words.chooseServices()}</h1>
      <Stack $gap={3}>
        <SearchBox htmlFor={searchId}>
          <VisuallyHidden>{words.searchServices()}</VisuallyHidden>
          <Icon of={Search} />
          <input
            id={searchId}
            type="search"
            placeholder={words.searchServices()}
            // Input before hydration would be lost.
            disabled={!isHydrated}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </SearchBox>
        <Chips role="group" aria-label={words.category()}>
          <Chip type="button" aria-pressed={categoryId === null} onClick={() => setCategoryId(null)}>
            {words.anyOfCategories()}
          </Chip>
          {categories.map(({ _id, title }) => (
            <Chip
              key={_id}
              type="button"
              aria-pressed={categoryId === _id}
              onClick={() => setCategoryId(_id)}
            >
              {title}
            </Chip>
          ))}
        </Chips>
        {person && !isEverything && (
          <Muted>
            {words.servicesOf({ name: person.name })}
            <Button variant="quiet" size="small" onClick={() => setEverything(true)}>
              {words.showAllServices()}
            </Button>
          </Muted>
        )}
        <VisuallyHidden role="status">{words.serviceCount({ count: shown.length })}</VisuallyHidden>
        {isFull && <Muted role="status">{words.mostServices({ count: MAX_SERVICES })}</Muted>}
      </Stack>

      {shown.length === 0 ? (
        <EmptyState
          hasArt={false}
          title={words.noServicesFound()}
          action={
            <Button variant="ghost" onClick={clear}>
              {words.showAllServices()}
            </Button>
          }
        >
          {words.noServiceMatches({ search })}
        </EmptyState>
      ) : (
        <Groups>
          {categories
            .filter((category) => shown.some((service) => service.category._id === category._id))
            .map((category) => (
              <section key={category._id}>
                <h2 {...markOf(category.fallbacks.title)}>{category.title}</h2>
                <List>
                  {shown
                    .filter((service) => service.category._id === category._id)
                    .map((service) => (
                      <ServiceRow
                        key={service._id}
                        service={service}
                        offer={person?.offers.find(({ serviceId }) => serviceId === service._id)}
                        currency={currency}
                        isChosen={serviceIds.includes(service._id)}
                        isFull={isFull}
                        addOnIds={addOnIds}
                        onToggle={() => onToggle(service)}
                        onToggleAddOn={onToggleAddOn}
                      />
                    ))}
                </List>
              </section>
            ))}
        </Groups>
      )}
    </>
  );
}
