import { INTENTOS } from './cola.ts';

const LARGO_DE_FALLA = 500;

type Entrega<E> = {
  /** Undefined if it is settled, or another has it. */
  tomar(): Promise<E | undefined>;
  estaPendiente(): Promise<boolean>;
  mandar(envio: E): Promise<void>;
  /** It failed, and is tried again. */
  soltar(falla: string): Promise<unknown>;
  /** It is not tried again. */
  rechazar(envio: E, falla: string, error: unknown): Promise<unknown>;
  /** After how many tries of this failure. */
  maximo?: (error: unknown) => number;
  /** For the log. */
  que: string;
};

/** S-541: of two senders one does it; one that dies before recording sends it again, as the same one. Throws while it is to be retried. */
export const entregar = async <E extends { intentos: number }>({
  tomar,
  estaPendiente,
  mandar,
  soltar,
  rechazar,
  maximo = () => INTENTOS,
  que,
}: Entrega<E>): Promise<void> => {
  const envio = await tomar();
  if (!envio) {
    if (!(await estaPendiente())) return;
    throw new Error(`${que} está en manos de otro proceso`);
  }
  try {
    await mandar(envio);
  } catch (error) {
    const falla = String(error).slice(0, LARGO_DE_FALLA);
    await soltar(falla);
    if (envio.intentos + 1 < maximo(error)) throw error;
    await rechazar(envio, falla, error);
  }
};
