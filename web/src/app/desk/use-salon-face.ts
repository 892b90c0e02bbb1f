import { useEffect } from 'react';
import { useSalon } from '../../api/use-salon';
import { showFace } from '../../lib/face-style';

/** Gives the open desk a new colour or logo of the salon. Other pages get it when they are opened. */
export function useSalonFace(): void {
  const { data: salon } = useSalon();
  const face = salon?.face;
  useEffect(() => {
    if (face) showFace(face);
  }, [face]);
}
