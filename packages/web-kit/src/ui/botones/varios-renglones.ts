/** A button whose words may take more than one line, as tall as they need and never less than a finger does. */
export const VARIOS_RENGLONES = {
  h: 'auto',
  mih: 44,
  py: 6,
  styles: { label: { whiteSpace: 'normal' } },
} as const;
