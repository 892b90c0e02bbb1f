import { Moon, Sun } from 'lucide-react';
import { chooseTheme, currentTheme, type Theme } from '../lib/theme';
import { shell } from '../words/shell.gen';
import { useWords } from '../words/use-words';
import { IconButton } from './button';
import { ThemeOnly } from './theme-only';
import { Icon } from './icon';
import { VisuallyHidden } from './visually-hidden';

const options = [
  { theme: 'light', icon: Moon },
  { theme: 'night', icon: Sun },
] as const satisfies { theme: Theme; icon: typeof Sun }[];

/** Switches between light and night; remembered on this device. */
export function ThemeToggle() {
  const words = useWords(shell);
  const useOther = { light: words.useNightTheme(), night: words.useLightTheme() };
  return (
    <IconButton onClick={() => chooseTheme(currentTheme() === 'night' ? 'light' : 'night')}>
      {options.map(({ theme, icon }) => (
        <ThemeOnly key={theme} as="span" $theme={theme} title={useOther[theme]}>
          <Icon of={icon} />
          <VisuallyHidden>{useOther[theme]}</VisuallyHidden>
        </ThemeOnly>
      ))}
    </IconButton>
  );
}
