import { type ComponentProps, useEffect, useLayoutEffect, useRef, useTransition } from 'react';
import { Link, type LinkProps, useLinkClickHandler } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Spinner } from './spinner';

interface Look {
  /** `primary` once per screen; `ghost` next to it; `quiet` in rows and cards; `danger` for irreversible actions. */
  variant?: 'primary' | 'ghost' | 'quiet' | 'danger';
  /** `compact` in the desk's bars, where pointers are precise and space is scarce. */
  size?: 'normal' | 'small' | 'compact';
  /** Fills the available width. */
  isWide?: boolean;
}

interface StyledLook {
  $variant: NonNullable<Look['variant']>;
  $size: NonNullable<Look['size']>;
  $isWide: boolean;
}

const variants = {
  primary: css`
    background: var(--accent);
    color: var(--on-accent);
    &:hover:not(:disabled) {
      background: var(--accent-hover);
    }
  `,
  ghost: css`
    background: transparent;
    color: var(--text);
    border-color: var(--border-strong);
    &:hover:not(:disabled) {
      background: var(--surface-2);
    }
    &[aria-pressed='true'] {
      border-color: var(--text-2);
      background: var(--surface-3);
    }
  `,
  quiet: css`
    background: transparent;
    color: var(--accent);
    &:hover:not(:disabled) {
      background: var(--accent-soft);
      color: var(--on-accent-soft);
    }
  `,
  danger: css`
    background: var(--danger-soft);
    color: var(--danger);
    border-color: currentColor;
    &:hover:not(:disabled) {
      background: var(--danger);
      color: var(--surface);
    }
  `,
};

const sizes = {
  normal: css`
    min-height: 48px;
    padding: 6px 24px;
    font: 600 1rem / 1.25 var(--font-ui);
  `,
  small: css`
    min-height: 44px;
    padding: 6px 18px;
    font: 600 0.9375rem / 1.25 var(--font-ui);
  `,
  compact: css`
    min-height: 32px;
    padding: 2px 14px;
    font: 600 0.875rem / 1.25 var(--font-ui);

    @media (pointer: coarse) {
      min-height: 40px;
    }
  `,
};

const shape = css<StyledLook>`
  display: ${({ $isWide }) => ($isWide ? 'flex' : 'inline-flex')};
  width: ${({ $isWide }) => ($isWide ? '100%' : 'auto')};
  max-width: 100%;
  align-items: center;
  justify-content: center;
  gap: var(--s-2);
  border: 1px solid transparent;
  border-radius: var(--r-full);
  text-align: center;
  text-decoration: none;
  /* Inside of what may break anywhere, a label still keeps its words as long as there is room. */
  overflow-wrap: break-word;
  cursor: pointer;
  transition:
    background-color var(--dur-1) var(--ease),
    translate var(--dur-1) var(--ease);

  &:active:not(:disabled) {
    translate: 0 1px;
  }
  &:focus-visible {
    border-radius: var(--r-full);
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
`;

const StyledButton = styled.button<StyledLook>`
  ${shape}
`;

const StyledLink = styled(Link)<StyledLook>`
  ${shape}
`;

const StyledAnchor = styled.a<StyledLook>`
  ${shape}
`;

/** `data-filled` marks main buttons: the desk shows one at a time. */
function lookOf({ variant = 'primary', size = 'normal', isWide = false }: Look) {
  return {
    $variant: variant,
    $size: size,
    $isWide: isWide,
    'data-filled': variant === 'primary' ? '' : undefined,
  };
}

/** Browsers remove the focus from a disabled button; this restores it, unless it has moved elsewhere. */
function useFocusBack(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isBusy) hadFocus.current ||= document.activeElement === button.current;
    // A lost focus is on the page, or on the surrounding dialog after another was closed above it.
    else if (hadFocus.current && document.activeElement?.contains(button.current))
      button.current?.focus({ preventScroll: true });
    if (!isBusy) hadFocus.current = false;
  }, [isBusy]);
  // Some browsers remove the focus at once, before the effect above has seen it, without React noticing.
  useEffect(() => {
    const pressed = button.current;
    const noteLoss = () => {
      if (pressed?.disabled) hadFocus.current = true;
    };
    pressed?.addEventListener('blur', noteLoss);
    return () => pressed?.removeEventListener('blur', noteLoss);
  }, []);
  return button;
}

/** A button; while `isBusy`, it can't be pressed again and shows that it is busy. */
export function Button({
  variant,
  size,
  isWide,
  isBusy = false,
  type = 'button',
  disabled,
  children,
  ref,
  ...rest
}: ComponentProps<'button'> & Look & { isBusy?: boolean }) {
  const own = useFocusBack(isBusy);
  return (
    <StyledButton
      {...rest}
      ref={ref ?? own}
      {...lookOf({ variant, size, isWide })}
      type={type}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <Spinner />}
      {children}
    </StyledButton>
  );
}

/** A link within the site that looks like a button. Shows that it is busy until the page has loaded. */
export function LinkButton({ variant, size, isWide, onClick, children, ...rest }: LinkProps & Look) {
  const [isBusy, startTransition] = useTransition();
  const follow = useLinkClickHandler<HTMLAnchorElement>(rest.to, rest);
  return (
    <StyledLink
      {...rest}
      {...lookOf({ variant, size, isWide })}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || rest.reloadDocument) return;
        // The router's own transition is part of this one.
        if (isBusy) event.preventDefault();
        else startTransition(() => follow(event));
      }}
    >
      {isBusy && <Spinner />}
      {children}
    </StyledLink>
  );
}

/** A link out of the site that looks like a button: a phone number, a chat, a map. */
export function OutsideLinkButton({ variant, size, isWide, ...rest }: ComponentProps<'a'> & Look) {
  return <StyledAnchor rel="noopener noreferrer" {...rest} {...lookOf({ variant, size, isWide })} />;
}

/** A round icon link; `label` is its accessible name. */
export function IconLink({ label, ...rest }: LinkProps & { label: string }) {
  return <RoundLink aria-label={label} title={label} {...rest} />;
}

/** A round icon button; `label` is its accessible name, unless its children contain one. */
export function IconButton({ label, children, ...rest }: ComponentProps<'button'> & { label?: string }) {
  return (
    <RoundButton type="button" aria-label={label} title={label} {...rest}>
      {children}
    </RoundButton>
  );
}

const round = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: 50%;
  background: transparent;
  color: var(--text-2);
  cursor: pointer;
  transition: background-color var(--dur-1) var(--ease);

  &:hover {
    background: var(--surface-2);
    color: var(--text);
  }
  &:active {
    background: var(--surface-3);
  }
  &:focus-visible {
    border-radius: 50%;
  }
  &[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
`;

const RoundButton = styled.button`
  ${round}
`;

const RoundLink = styled(Link)`
  ${round}
`;
