import type { Db } from '../db/conectar.ts';
import { INTENTOS } from './cola.ts';
import { estaPendiente, soltarEntrega, type TablaDeEntregas } from './entregas.repository.ts';

const LARGO_DE_FALLA = 500;

type Entrega<E> = {
  tabla: TablaDeEntregas;
  id: number;
  /** Undefined if it is settled, or another has it. */
  tomar(db: Db, id: number): Promise<E | undefined>;
  mandar(envio: E): Promise<void>;
  /** It is not tried again. */
  rechazar(envio: E, falla: string, error: unknown): Promise<unknown>;
  /** After how many tries of this failure. */
  maximo?: (error: unknown) => number;
};

/** S-541: of two senders one does it; one that dies before recording sends it again, as the same one. Throws while it is to be retried. */
export const entregar = async <E extends { intentos: number }>(
  db: Db,
  { tabla, id, tomar, mandar, rechazar, maximo = () => INTENTOS }: Entrega<E>,
): Promise<void> => {
  const envio = await tomar(db, id);
  if (!envio) {
    if (!(await estaPendiente(db, tabla, id))) return;
    throw new Error(`El ${id} de ${tabla} está en manos de otro proceso`);
  }
  try {
    await mandar(envio);
  } catch (error) {
    const falla = String(error).slice(0, LARGO_DE_FALLA);
    await soltarEntrega(db, tabla, id, falla);
    if (envio.intentos + 1 < maximo(error)) throw error;
    await rechazar(envio, falla, error);
  }
};
