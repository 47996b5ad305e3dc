import pg from 'pg';
import { vi } from 'vitest';

type Preguntada = string | { text: string };

/** Of the ceiling of calls: each process writes it twice a second, whoever asks. */
const SIN_PEDIDO = /insert into cuentas/;

/** What is asked of PostgreSQL meanwhile, `begin` and `commit` too. It watches connections that are opened after it. */
export const anotarPreguntas = () => {
  const espia = vi.spyOn(pg.Client.prototype, 'query');
  return {
    entre: async (hacer: () => Promise<unknown>): Promise<string[]> => {
      espia.mockClear();
      await hacer();
      return espia.mock.calls
        .map(([pregunta]) => pregunta as unknown as Preguntada)
        .map((pregunta) => (typeof pregunta === 'string' ? pregunta : pregunta.text))
        .filter((texto) => !SIN_PEDIDO.test(texto));
    },
    terminar: () => espia.mockRestore(),
  };
};
