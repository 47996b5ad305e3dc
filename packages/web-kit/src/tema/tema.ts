import {
  ActionIcon,
  type AlertProps,
  Anchor,
  Badge,
  Button,
  Card,
  type CSSVariablesResolver,
  createTheme,
  type InputWrapperProps,
  Loader,
  type ModalProps,
  type PasswordInputProps,
  type PopoverProps,
} from '@mantine/core';
import { NOCHE, PETROLEO } from './paleta.ts';

const ALTO_TOCABLE = '2.75rem';
const CAMPO = { size: 'md' } as const;
/** It is over the header (210, marco.module.css) and under what a field inside a dialog opens (300). */
const CAPA_DE_DIALOGOS = 220;

/** CON-003: 543|544, 767|768, 991|992 and 1199|1200 px, in em so that a reader's zoom counts. */
export const PUNTOS_DE_CORTE = { xs: '34em', sm: '48em', md: '62em', lg: '75em', xl: '88em' };

/** Mantine's yellow on its light yellow misses AA, and so does a dimmed text on its dark brown. */
const AVISO = { '--alert-color': 'var(--colega-aviso-borde)', '--alert-bg': 'var(--colega-aviso-suave)' };

export const tema = createTheme({
  colors: { petroleo: PETROLEO, dark: NOCHE },
  primaryColor: 'petroleo',
  primaryShade: { light: 9, dark: 8 },
  autoContrast: true,
  fontFamily: 'Roboto, "Colega de reserva", system-ui, -apple-system, "Segoe UI", sans-serif',
  fontSizes: { xs: '0.875rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.1875rem', xl: '1.375rem' },
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  breakpoints: PUNTOS_DE_CORTE,
  respectReducedMotion: true,
  cursorType: 'pointer',
  headings: {
    fontWeight: '700',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.25' },
      h2: { fontSize: '1.3125rem', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.35' },
    },
  },
  components: {
    // The screens with fields, notes and dialogs import those themselves.
    Input: { defaultProps: CAMPO, vars: () => ({ wrapper: { '--input-height': ALTO_TOCABLE } }) },
    InputWrapper: {
      defaultProps: {
        ...CAMPO,
        inputWrapperOrder: ['label', 'description', 'input', 'error'],
      } satisfies Partial<InputWrapperProps>,
    },
    PasswordInput: {
      defaultProps: {
        visibilityToggleButtonProps: { 'aria-label': 'Mostrar u ocultar la contraseña', tabIndex: 0 },
      } satisfies Partial<PasswordInputProps>,
    },
    Button: Button.extend({ defaultProps: CAMPO, vars: () => ({ root: { '--button-height': ALTO_TOCABLE } }) }),
    ActionIcon: ActionIcon.extend({ defaultProps: { size: ALTO_TOCABLE, variant: 'subtle' } }),
    Modal: {
      defaultProps: {
        centered: true,
        closeButtonProps: { 'aria-label': 'Cerrar', size: 'lg' },
        zIndex: CAPA_DE_DIALOGOS,
        // What is pressed right after closing it is for the screen.
        transitionProps: { exitDuration: 0 },
      } satisfies Partial<ModalProps>,
    },
    // A dialog's header is no landmark of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Cerrar el aviso' } } },
    Alert: {
      defaultProps: { closeButtonLabel: 'Cerrar el aviso' } satisfies Partial<AlertProps>,
      vars: (_: unknown, { color, variant }: AlertProps) => ({ root: color === 'yellow' && !variant ? AVISO : {} }),
    },
    // Calendars and lists open inside their landmark.
    Popover: { defaultProps: { portalProps: { target: 'main' } } satisfies Partial<PopoverProps> },
    // The list itself scrolls (mantine.css): a scrolling box inside it would need a tab stop.
    Select: { defaultProps: { withScrollArea: false } },
    Badge: Badge.extend({ defaultProps: { size: 'lg', radius: 'sm', tt: 'none', fw: 500 } }),
    Card: Card.extend({ defaultProps: { withBorder: true, padding: 'lg', radius: 'lg' } }),
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    Loader: Loader.extend({ defaultProps: { type: 'dots' } }),
  },
});

/** Mantine's own error, dimmed and placeholder colours miss AA; tokens.css has these, and the college's own. */
const VARIABLES = {
  '--mantine-color-error': 'var(--colega-error)',
  '--mantine-color-dimmed': 'var(--colega-texto-suave)',
  '--mantine-color-placeholder': 'var(--colega-texto-suave)',
  '--mantine-color-text': 'var(--colega-texto)',
  '--mantine-color-anchor': 'var(--colega-enlace)',
  '--mantine-color-body': 'var(--colega-superficie)',
  '--mantine-color-default-border': 'var(--colega-borde)',
  '--mantine-color-petroleo-filled': 'var(--colega-acento)',
  '--mantine-color-petroleo-filled-hover': 'var(--colega-acento-sobre)',
  '--mantine-color-petroleo-light': 'var(--colega-acento-suave)',
  '--mantine-color-petroleo-light-color': 'var(--colega-enlace)',
  '--mantine-color-petroleo-outline': 'var(--colega-enlace)',
  '--mantine-color-petroleo-text': 'var(--colega-enlace)',
};

/** Mantine sets its own in each scheme, which would win over the common ones. */
export const resolverDeVariables: CSSVariablesResolver = () => ({ variables: {}, light: VARIABLES, dark: VARIABLES });
