import { Moon, Sun } from 'lucide-react';
import { chooseTheme, currentTheme, type Theme } from '../lib/theme';
import { IconButton } from './button';
import { ByTheme } from './by-theme';
import { Icon } from './icon';
import { VisuallyHidden } from './visually-hidden';

const ways = [
  { shownBy: 'light', leadsTo: 'night', sign: Moon },
  { shownBy: 'night', leadsTo: 'light', sign: Sun },
] as const satisfies { shownBy: Theme; leadsTo: Theme; sign: typeof Sun }[];

/** Switches between light and night; the choice is kept on this device. */
export function ThemeToggle() {
  return (
    <IconButton onClick={() => chooseTheme(currentTheme() === 'night' ? 'light' : 'night')}>
      {ways.map(({ shownBy, leadsTo, sign }) => (
        <ByTheme key={shownBy} as="span" $theme={shownBy} title={`Use the ${leadsTo} theme`}>
          <Icon of={sign} />
          <VisuallyHidden>Use the {leadsTo} theme</VisuallyHidden>
        </ByTheme>
      ))}
    </IconButton>
  );
}
