import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { abrirAsistente } from '../../testing/asistente-de-prueba.tsx';
import { iniciarSesion } from '../../testing/dibujar.tsx';
import { FechaInput } from '../../ui/entradas/fecha-input.tsx';
import { MontoInput } from '../../ui/entradas/monto-input.tsx';
import { useCampo } from '../use-campo.ts';

beforeEach(() => iniciarSesion());

const Fecha = () => <FechaInput {...useCampo('uno').props} value={null} alCambiar={() => undefined} />;
const Monto = () => <MontoInput {...useCampo('uno').props} value="" alCambiar={() => undefined} />;
const enElCampo = () => screen.getByRole('textbox', { name: /^Campo uno/ });
const tecleado = (texto: string) => async () => {
  await userEvent.type(enElCampo(), texto);
  await userEvent.tab();
};
const pegado = (texto: string) => async () => {
  await userEvent.click(enElCampo());
  await userEvent.paste(texto);
};

/** Each kind of input that tells its own errors, with every wrong text. */
const MALOS: readonly [string, () => ReactNode, () => Promise<void>][] = [
  ['una fecha con el año corto', Fecha, tecleado('1/1/15')],
  ['una fecha que no existe', Fecha, tecleado('31/02/2026')],
  ['lo que no es una fecha', Fecha, tecleado('mañana')],
  ['un importe que se pega con letras', Monto, pegado('mil pesos')],
];

test.each(MALOS)('%s se dice igual en el campo y en el resumen', async (_, Campo, ponerlo) => {
  abrirAsistente({ children: <Campo /> });
  await ponerlo();
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  const enlace = await screen.findByRole('link', { name: /^Campo uno: / });
  await waitFor(() => {
    const suyo = document.getElementById(enElCampo().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
    expect(suyo?.textContent).toBeTruthy();
    expect(suyo?.textContent).not.toContain('obligatorio');
    expect(enlace).toHaveTextContent(`Campo uno: ${suyo?.textContent}`);
  });
});
