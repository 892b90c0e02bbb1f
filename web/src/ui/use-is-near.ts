import { useEffect, useRef, useState } from 'react';

/** Becomes and stays true when the element is about to be scrolled into view, so that its data can be loaded. */
export function useIsNear<Target extends Element>() {
  const ref = useRef<Target>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const target = ref.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '400px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  return [ref, isNear] as const;
}
