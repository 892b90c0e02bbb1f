import { useState } from 'react';
import { Pause, Play } from 'lucide-react';
import styled from 'styled-components';
import type { Swiper as SwiperInstance } from 'swiper';
import 'swiper/css';
import { Autoplay } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Review } from '../../api/models';
import { Icon } from '../../ui/icon';
import { breakpoints } from '../../ui/media';
import { Testimonial } from './testimonial';

const Frame = styled.div`
  .swiper {
    padding-block: 4px;
  }
  .swiper-slide {
    height: auto;
  }
`;
const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--s-2);
  margin-top: var(--s-5);
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
const Halt = styled.button`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin-left: var(--s-3);
  border: 1px solid var(--border-strong);
  border-radius: var(--r-full);
  background: var(--surface);
  color: var(--text);
  cursor: pointer;

  &:hover {
    background: var(--surface-3);
  }
`;

/** How many are shown side by side, and how far apart, from which width on (spec §2 and §9). */
const BREAKPOINTS = {
  [breakpoints.sm]: { slidesPerView: 1, spaceBetween: 20 },
  [breakpoints.md]: { slidesPerView: 2, spaceBetween: 40 },
  [breakpoints.xl]: { slidesPerView: 4, spaceBetween: 50 },
};

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The carousel of spec §2: it plays by itself and starts again at the end, can be dragged, and has a bullet for each
 * slide. The bullets are ours: Swiper would write its own as HTML text, which the page's Trusted Types refuse.
 */
export function TestimonialCarousel({ reviews }: { reviews: Review[] }) {
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [shown, setShown] = useState(0);
  const [isPlaying, setPlaying] = useState(!wantsStillness());

  const toggle = () => {
    if (isPlaying) swiper?.autoplay.stop();
    else swiper?.autoplay.start();
    setPlaying(!isPlaying);
  };

  return (
    <Frame>
      <Swiper
        modules={[Autoplay]}
        loop
        grabCursor
        slidesPerView={1}
        spaceBetween={50}
        breakpoints={BREAKPOINTS}
        autoplay={isPlaying && { delay: 5000, disableOnInteraction: false, pauseOnMouseEnter: true }}
        speed={wantsStillness() ? 0 : 420}
        wrapperTag="ul"
        onSwiper={setSwiper}
        onRealIndexChange={({ realIndex }) => setShown(realIndex)}
      >
        {reviews.map((review) => (
          <SwiperSlide key={review._id} tag="li">
            <Testimonial review={review} />
          </SwiperSlide>
        ))}
      </Swiper>
      {reviews.length > 1 && (
        <Controls>
          {reviews.map((review, position) => (
            <Bullet
              key={review._id}
              type="button"
              aria-label={`Show testimonial ${position + 1} of ${reviews.length}`}
              aria-current={position === shown}
              onClick={() => swiper?.slideToLoop(position)}
            />
          ))}
          <Halt
            type="button"
            aria-label={isPlaying ? 'Pause the testimonials' : 'Play the testimonials'}
            onClick={toggle}
          >
            <Icon of={isPlaying ? Pause : Play} size={16} />
          </Halt>
        </Controls>
      )}
    </Frame>
  );
}
