import { markOf } from '../../../api/own-words';
import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { inSentence } from '../../../words/in-sentence';
import type { Service, StaffMember } from '../../../api/models';
import { useSalon } from '../../../api/use-salon';
import { useFormats } from '../../../ui/use-formats';
import { paths } from '../../../lib/paths';
import { Icon } from '../../../ui/icon';
import { below, from } from '../../../ui/media';
import { Tag } from '../../../ui/tag';
import { Muted } from '../../../ui/text';
import { useRememberedState } from '../../../ui/use-remembered-state';
import { cartLines, estimate, toggled } from '../bookings/cart';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';
import { NextTimes } from '../availability/next-times';
import { SegmentBar } from './segment-bar';
import { BookBar, ServiceBuying } from './service-buying';
import { ServiceDoers } from './service-doers';
import { ServicePicture } from './service-picture';
import { ownStepsOf, stepsOf } from './service-steps';

const Crumbs = styled.nav`
  margin-bottom: var(--s-5);
  font-size: var(--t-meta);

  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-1) var(--s-2);
  }
  li {
    display: inline-flex;
    align-items: center;
    gap: var(--s-2);
    color: var(--text-2);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    color: var(--text-2);
  }
`;
const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
  gap: clamp(24px, 5vw, 72px);
  align-items: center;

  > :first-child {
    overflow: hidden;
    border-radius: var(--r-3);
  }
  /* Beside a long description it goes along. */
  @media ${from('lg')} {
    > :first-child {
      position: sticky;
      top: calc(var(--header) + var(--s-5));
      align-self: start;
    }
  }
  h1 {
    margin-top: var(--s-3);
    overflow-wrap: anywhere;
  }
  @media ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Description = styled.p`
  margin-top: var(--s-4);
  color: var(--text-2);
  font-size: var(--t-lead);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
  gap: var(--s-7) clamp(24px, 5vw, 72px);
  align-items: start;
  margin-top: clamp(48px, 7vw, 88px);

  @media ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
  h2 {
    margin-bottom: var(--s-4);
    font-size: clamp(1.5rem, 2.4vw, 2rem);
    line-height: 1.2;
  }
`;
const Column = styled.div`
  display: grid;
  gap: var(--s-7);
  min-width: 0;
`;
const Steps = styled.ol`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-5);

  li {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: var(--s-3);
  }
  strong {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  p {
    color: var(--text-2);
  }
`;
const OwnSteps = styled.ol`
  display: grid;
  gap: var(--s-3);
  margin-top: var(--s-5);
  padding-inline-start: 1.5em;
  list-style: decimal;

  li::marker {
    color: var(--brass);
    font-weight: 600;
  }
`;
const Aftercare = styled.p`
  color: var(--text-2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** The page of a service: description, add-ons, price, next times, steps, aftercare, reviews, and who does it. */
export function ServiceDetail({
  service,
  staff,
  staffFailure,
  rating,
  reviews,
}: {
  service: Service;
  staff: readonly StaffMember[] | undefined;
  /** Replaces the people if they could not be loaded. */
  staffFailure: ReactNode;
  /** In one line below the title. */
  rating: ReactNode;
  reviews: ReactNode;
}) {
  const words = useWords(publicSite);
  const { formatDuration } = useFormats();
  const { data: salon } = useSalon();
  const { title, description, steps, aftercare, category, segments, terms, fallbacks } = service;
  const [addOnIds, setAddOnIds] = useRememberedState<string[]>(`add-ons of ${service._id}`, []);
  const ownSteps = ownStepsOf(steps);
  const asked = estimate(cartLines([service], [service._id], addOnIds), []);
  return (
    <>
      <Crumbs aria-label={words.whereThisIs()}>
        <ol>
          <li>
            <Link to={paths.allServices()}>{words.allServices()}</Link>
            <Icon of={ChevronRight} size={16} />
          </li>
          <li>
            <Link to={paths.allServices({ category: category.slug })} {...markOf(category.fallbacks.title)}>
              {category.title}
            </Link>
          </li>
        </ol>
      </Crumbs>
      <Top>
        <ServicePicture service={service} sizes={`${below('lg')} 92vw, 640px`} isFirst />
        <div>
          <Tag hue={category.colour} {...markOf(category.fallbacks.title)}>
            {category.title}
          </Tag>
          <h1 {...markOf(fallbacks.title)}>{title}</h1>
          {rating}
          {description && (
            <Description dir="auto" {...markOf(fallbacks.description)}>
              {description}
            </Description>
          )}
          {terms && (
            <ServiceBuying
              service={service}
              addOnIds={addOnIds}
              asked={asked}
              currency={salon?.currency}
              onToggle={(id) => setAddOnIds(toggled(addOnIds, id))}
            />
          )}
          {terms && <NextTimes serviceId={service._id} addOnIds={addOnIds} />}
        </div>
      </Top>
      <Below>
        <Column>
          <section aria-labelledby="what-happens">
            <h2 id="what-happens">{words.whatToExpect()}</h2>
            <SegmentBar
              segments={segments}
              names={{ active: words.inOurHands(), processing: words.processing() }}
            />
            {ownSteps.length > 0 ? (
              <OwnSteps {...markOf(fallbacks.steps)}>
                {ownSteps.map((step, index) => (
                  <li key={index} dir="auto">
                    {step}
                  </li>
                ))}
              </OwnSteps>
            ) : (
              <Steps>
                {stepsOf(words, segments).map(({ minutes, sentence }, index) => (
                  <li key={index}>
                    <strong>{formatDuration(minutes)}</strong>
                    <p>{sentence}</p>
                  </li>
                ))}
              </Steps>
            )}
          </section>
          {aftercare && (
            <section aria-labelledby="afterwards">
              <h2 id="afterwards">{words.afterwards()}</h2>
              <Aftercare dir="auto" {...markOf(fallbacks.aftercare)}>
                {aftercare}
              </Aftercare>
            </section>
          )}
        </Column>
        <section aria-labelledby="who-does-it">
          <h2 id="who-does-it">{words.whoDoesIt()}</h2>
          {!terms ? (
            <Muted>
              {salon?.phone
                ? inSentence(words.notOnlineCall, { phone: <bdi dir="ltr">{salon.phone}</bdi> })
                : words.notOnline()}
            </Muted>
          ) : (
            staffFailure || (
              <ServiceDoers service={service} addOnIds={addOnIds} staff={staff} currency={salon?.currency} />
            )
          )}
        </section>
      </Below>
      {reviews}
      {terms && <BookBar service={service} addOnIds={addOnIds} asked={asked} currency={salon?.currency} />}
    </>
  );
}
