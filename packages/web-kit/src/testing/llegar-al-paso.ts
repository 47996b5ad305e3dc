import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';

/** The code of the step has to come too. */
export const llegarAlPaso = async (nombre: RegExp): Promise<HTMLElement> => {
  const titulo = await screen.findByRole('heading', { level: 2, name: nombre }, { timeout: 5000 });
  await act(() => vi.dynamicImportSettled());
  return titulo;
};
