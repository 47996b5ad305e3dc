import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dibujar } from '../../testing/dibujar.tsx';
import OtroDispositivo from './otro-dispositivo.tsx';

type Props = Parameters<typeof OtroDispositivo>[0];

test.each([
  ['legajo', /fijate en tus legajos\.$/],
  ['certificado', /fijate en los certificados del legajo\.$/],
] as const)('de un %s que ya se guardó dice dónde mirar', (queSeCarga, dicho) => {
  const copia = { estado: { tipo: 'quitado' }, seguirComoOtro: vi.fn() } as unknown as Props['copia'];
  dibujar(<OtroDispositivo copia={copia} queSeCarga={queSeCarga} alIrse={() => undefined} />);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByText(dicho)).toBeInTheDocument();
});
