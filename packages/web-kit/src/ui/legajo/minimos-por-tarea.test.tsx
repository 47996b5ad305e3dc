import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dibujar } from '../../testing/dibujar.tsx';
import { MinimosPorTarea } from './minimos-por-tarea.tsx';

const CALCULO = { tareas_valores: [], honorario: '275000.00' };

test('lo que se está cargando dice desde cuándo y a cuánto pasa su mínimo; lo demás, nada', () => {
  const { unmount } = dibujar(<MinimosPorTarea calculo={CALCULO} />);
  expect(screen.queryByText(/^Desde el/)).not.toBeInTheDocument();
  unmount();
  const proximo = { resolucion: 'Res. 7/27', desde: '2027-04-01', honorario: '300000.00' };
  dibujar(<MinimosPorTarea calculo={{ ...CALCULO, proximo }} />);
  expect(screen.getByText(/^Desde el/).textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Desde el 01/04/2027 el mínimo pasa de $ 275.000,00 a $ 300.000,00 («Res. 7/27»).',
  );
});
