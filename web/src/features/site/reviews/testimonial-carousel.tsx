import { useState, type KeyboardEvent } from 'react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import styled from 'styled-components';
import type { Swiper as SwiperInstance } from 'swiper';
import 'swiper/css';
import { Autoplay } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Review } from '../../../api/models';
import { Icon } from '../../../ui/icon';
import { below, breakpoints, from } from '../../../ui/media';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';
import { Testimonial } from './testimonial';

const Frame = styled.div`
  .swiper {
    padding-block: 4px;
  }
  .swiper-slide {
    height: auto;
  }
  .swiper-slide > div {
    height: 100%;
  }
`;
const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--s-2);
  margin-top: var(--s-5);

  @media ${below('md')} {
    gap: var(--s-4) var(--s-2);
  }
`;
const Bullets = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--s-2);

  @media ${below('md')} {
    flex-basis: 100%;
    gap: 4px;
  }
`;
const Bullet = styled.button`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 0;
  padding: 0;
  background: none;
  cursor: pointer;

  &::before {
    content: '';
    width: 9px;
    height: 9px;
    border: 1px solid var(--border-strong);
    border-radius: var(--r-full);
    transition:
      width var(--dur-2) var(--ease),
      background-color var(--dur-2) var(--ease);
  }
  &:hover::before {
    border-color: var(--accent);
  }
  &[aria-current='true']::before {
    width: 22px;
    border-color: var(--accent);
    background: var(--accent);
  }
`;
const Round = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-inline: var(--s-2);
  border: 1px solid var(--border-strong);
  border-radius: var(--r-full);
  background: var(--surface);
  color: var(--text);
  cursor: pointer;

  &:hover {
    background: var(--surface-3);
  }
`;

/** On a phone, where one slide is shown at a time. */
const Arrow = styled(Round)`
  @media ${from('md')} {
    display: none;
  }
`;

/** Number of slides side by side and the gap between them, by minimum width (spec §2 and §9). */
const carouselBreakpoints = {
  [breakpoints.sm]: { slidesPerView: 1, spaceBetween: 20 },
  [breakpoints.md]: { slidesPerView: 2, spaceBetween: 40 },
  [breakpoints.xl]: { slidesPerView: 4, spaceBetween: 50 },
};

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The carousel of spec §2: it plays automatically, loops, can be dragged, and has a bullet per slide. The bullets are
 * our own, because Swiper would write its as HTML text, which the page's Trusted Types forbid.
 */
export function TestimonialCarousel({ reviews }: { reviews: Review[] }) {
  const words = useWords(publicSite);
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [shown, setShown] = useState(0);
  const [isPlaying, setPlaying] = useState(!wantsStillness());
  /** Announces a testimonial that the user has moved to, but not those that change automatically. */
  const [said, setSaid] = useState('');

  const toggle = () => {
    if (isPlaying) swiper?.autoplay.stop();
    else swiper?.autoplay.start();
    setPlaying(!isPlaying);
  };
  const turnTo = (position: number) => {
    const at = (position + reviews.length) % reviews.length;
    swiper?.slideToLoop(at);
    setSaid(words.testimonialAt({ place: at + 1, count: reviews.length, name: reviews[at]?.name ?? '' }));
  };
  const turnByKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turnTo(shown + step);
  };

  return (
    <Frame role="group" aria-roledescription="carousel" aria-labelledby="testimonials" onKeyDown={turnByKey}>
      <Swiper
        modules={[Autoplay]}
        loop
        grabCursor
        // Otherwise a press between two cards drags nothing: the moved list is elsewhere by then.
        touchEventsTarget="container"
        slidesPerView={1}
        spaceBetween={50}
        breakpoints={carouselBreakpoints}
        autoplay={isPlaying && { delay: 5000, disableOnInteraction: false, pauseOnMouseEnter: true }}
        speed={wantsStillness() ? 0 : 420}
        watchSlidesProgress
        wrapperTag="ul"
        onSwiper={setSwiper}
        onRealIndexChange={({ realIndex }) => setShown(realIndex)}
      >
        {reviews.map((review) => (
          <SwiperSlide key={review._id} tag="li">
            {/* Hidden slides are neither announced nor focusable. */}
            {({ isVisible }) => (
              <div inert={!isVisible}>
                <Testimonial review={review} />
              </div>
            )}
          </SwiperSlide>
        ))}
      </Swiper>
      {reviews.length > 1 && (
        <Controls>
          <Bullets>
            {reviews.map((review, position) => (
              <Bullet
                key={review._id}
                type="button"
                aria-label={words.showTestimonial({ place: position + 1, count: reviews.length })}
                aria-current={position === shown}
                onClick={() => turnTo(position)}
              />
            ))}
          </Bullets>
          <Arrow type="button" aria-label={words.testimonialBefore()} onClick={() => turnTo(shown - 1)}>
            <Icon of={ChevronLeft} />
          </Arrow>
          <Round
            type="button"
            aria-label={isPlaying ? words.pauseTestimonials() : words.playTestimonials()}
            onClick={toggle}
          >
            <Icon of={isPlaying ? Pause : Play} size={16} />
          </Round>
          <Arrow type="button" aria-label={words.testimonialNext()} onClick={() => turnTo(shown + 1)}>
            <Icon of={ChevronRight} />
          </Arrow>
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </Controls>
      )}
    </Frame>
  );
}
