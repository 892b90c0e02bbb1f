import { Moon, Sun } from 'lucide-react';
import { chooseTheme, currentTheme, type Theme } from '../lib/theme';
import { IconButton } from './button';
import { ThemeOnly } from './theme-only';
import { Icon } from './icon';
import { VisuallyHidden } from './visually-hidden';

const options = [
  { theme: 'light', next: 'night', icon: Moon },
  { theme: 'night', next: 'light', icon: Sun },
] as const satisfies { theme: Theme; next: Theme; icon: typeof Sun }[];

/** Switches between light and night; the choice is kept on this device. */
export function ThemeToggle() {
  return (
    <IconButton onClick={() => chooseTheme(currentTheme() === 'night' ? 'light' : 'night')}>
      {options.map(({ theme, next, icon }) => (
        <ThemeOnly key={theme} as="span" $theme={theme} title={`Use the ${next} theme`}>
          <Icon of={icon} />
          <VisuallyHidden>Use the {next} theme</VisuallyHidden>
        </ThemeOnly>
      ))}
    </IconButton>
  );
}
