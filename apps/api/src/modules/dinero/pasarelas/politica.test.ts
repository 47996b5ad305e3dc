import { expect, onTestFinished, test, vi } from 'vitest';
import { falla, IMPACIENTE } from '../../../testing/dinero/sandbox-de-prueba.ts';
import { FallaDePasarela } from './pasarela.ts';
import { crearPolitica } from './politica.ts';

const ANIO_MS = 365 * 86_400_000;
const noContesta = () => Promise.reject(new FallaDePasarela('no_responde', 'SiPago', 'no respondió'));

test.each([-ANIO_MS, ANIO_MS])(
  'el reloj salta %i ms con el proveedor cortado: su pausa es la misma, y vuelve',
  async (salto) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const politica = crearPolitica('SiPago', IMPACIENTE);
    for (let i = 0; i < IMPACIENTE.fallasSeguidas; i += 1) await falla(politica.hacer(false, noContesta));
    vi.setSystemTime(Date.now() + salto);
    const enLaPausa = await falla(politica.hacer(false, async () => 'contestó'));
    expect(enLaPausa.message).toContain('desde hace un rato');
    await expect.poll(politica.cortada).toBe(false);
    expect(await politica.hacer(false, async () => 'contestó')).toBe('contestó');
  },
);
