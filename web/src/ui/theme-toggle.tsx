import { Moon, Sun } from 'lucide-react';
import { chooseTheme } from '../lib/theme';
import { IconButton } from './button';
import { Icon } from './icon';
import { useTheme } from './use-theme';

/** Switches between light and night; the choice is kept on this device. */
export function ThemeToggle() {
  const isNight = useTheme() === 'night';
  return (
    <IconButton
      label={isNight ? 'Use the light theme' : 'Use the night theme'}
      onClick={() => chooseTheme(isNight ? 'light' : 'night')}
    >
      <Icon of={isNight ? Sun : Moon} />
    </IconButton>
  );
}
