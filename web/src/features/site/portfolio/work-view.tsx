import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { markOf } from '../../../api/own-words';
import type { PortfolioItem } from '../../../api/models';
import { IconButton } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Icon } from '../../../ui/icon';
import { Cluster } from '../../../ui/layout';
import { below, from } from '../../../ui/media';
import { Picture } from '../../../ui/picture';
import { Muted } from '../../../ui/text';
import { inSentence } from '../../../words/in-sentence';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';
import { BookThisLook } from './book-this-look';

const Layout = styled.div`
  display: grid;
  gap: var(--s-5);

  @media ${from('xl')} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: var(--s-7);
    align-items: start;
  }
`;
const Pictures = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  justify-content: center;
  gap: var(--s-4);

  @media ${below('xs')} {
    grid-auto-flow: row;
  }
  figure {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: var(--s-2);
    min-width: 0;
    margin: 0;
  }
  picture {
    display: contents;
  }
  img {
    width: auto;
    max-width: 100%;
    height: auto;
    border-radius: var(--r-3);
    background: var(--surface-3);
    object-fit: contain;
  }
  /* Leaves room for the words and the next free times, below or next to the picture. */
  @media ${from('sm')} {
    img {
      max-height: max(320px, calc(100dvh - 400px));
    }
  }
  @media ${from('xl')} {
    img {
      max-height: max(320px, calc(100dvh - 150px));
    }
  }
  figcaption {
    color: var(--text-2);
    font-size: var(--t-meta);
    font-weight: 600;
  }
`;
const Words = styled.div`
  display: grid;
  gap: var(--s-3);
  justify-items: start;
  min-width: 0;

  > section {
    width: 100%;
    margin-top: var(--s-2);
  }
`;

/** A work in full: both pictures, whose it is, and when it can be booked. */
export function WorkView({
  item,
  name,
  times,
  onClose,
  onPrevious,
  onNext,
}: {
  item: PortfolioItem;
  name: string | null;
  times: ReactNode;
  onClose: () => void;
  onPrevious?: () => void;
  onNext?: () => void;
}) {
  const words = useWords(publicSite);
  const { img, picture, before, width, height, title, description, service, fallbacks } = item;
  const sizes = before
    ? `${below('xs')} 92vw, ${below('xl')} 46vw, 34vw`
    : `${below('xl')} 92vw, calc(100vw - 460px)`;
  return (
    <Dialog kind="full" title={title} isOpen onClose={onClose}>
      <Layout>
        <Pictures>
          {before && (
            <figure>
              <Picture
                src={before.img}
                own={before.picture}
                kind="look"
                size={before}
                sizes={sizes}
                alt={before.picture?.alt ?? ''}
                isFirst
              />
              <figcaption>{words.before()}</figcaption>
            </figure>
          )}
          <figure>
            <Picture
              src={img}
              own={picture}
              kind="look"
              size={width && height ? { width, height } : undefined}
              sizes={sizes}
              alt={picture?.alt ?? ''}
              isFirst
            />
            {before && <figcaption>{words.after()}</figcaption>}
          </figure>
        </Pictures>
        <Words>
          {name && <p>{inSentence(words.workBy, { name: <bdi>{name}</bdi> })}</p>}
          {description && <Muted {...markOf(fallbacks.description)}>{description}</Muted>}
          {service && <p>{service.title}</p>}
          {times ?? <BookThisLook item={item} />}
          {onPrevious && onNext && (
            <Cluster $gap={2}>
              <IconButton label={words.previousWork()} onClick={onPrevious}>
                <Icon of={ChevronLeft} />
              </IconButton>
              <IconButton label={words.nextWork()} onClick={onNext}>
                <Icon of={ChevronRight} />
              </IconButton>
            </Cluster>
          )}
        </Words>
      </Layout>
    </Dialog>
  );
}
