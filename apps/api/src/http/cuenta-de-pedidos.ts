import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Db } from '../db/conectar.ts';
import { finDeVentana, olvidarVencidas, sumar } from './cuentas.repository.ts';

const MINUTO_MS = 60_000;
const COMPARTIR_CADA_MS = 500; // S-341

type Cuenta = { propios: number; enviados: number; total: number };

/** Counts in memory, shared among processes twice a second: nobody waits for the database. Without one each process keeps its own. */
export function crearCuentaDePedidos(db: Db) {
  let hasta = 0;
  let cuentas = new Map<string, Cuenta>();
  let reloj: NodeJS.Timeout | undefined;
  let cerrada = false;

  const compartir = async (): Promise<void> => {
    const [deEsta, propias] = [hasta, cuentas];
    const pendientes = [...propias].filter(([, { propios, enviados }]) => propios > enviados);
    const nuevos = pendientes.map(([clave, c]) => ({ clave, hasta: deEsta, cuanto: c.propios - c.enviados }));
    const totales = await sumar(db, nuevos);
    for (const { clave, cuanto } of nuevos) {
      const cuenta = propias.get(clave);
      if (!cuenta) continue;
      cuenta.enviados += cuanto;
      cuenta.total = totales.get(clave) ?? cuenta.total;
    }
  };
  const programar = (): void => {
    if (cerrada || reloj) return;
    reloj = setTimeout(async () => {
      await compartir().catch(() => undefined);
      reloj = undefined;
    }, COMPARTIR_CADA_MS).unref();
  };
  const empezarMinuto = (fin: number): void => {
    hasta = fin;
    cuentas = new Map();
    olvidarVencidas(db).catch(() => undefined);
  };

  const contar = (clave: string, cuantos = 1): { current: number; ttl: number } => {
    const ahora = Date.now();
    const fin = finDeVentana(MINUTO_MS, ahora);
    if (fin !== hasta) empezarMinuto(fin);
    const cuenta = cuentas.get(clave) ?? { propios: 0, enviados: 0, total: 0 };
    cuenta.propios += cuantos;
    if (cuantos > 0) {
      cuentas.set(clave, cuenta);
      programar();
    }
    return { current: cuenta.total + cuenta.propios - cuenta.enviados, ttl: fin - ahora };
  };

  class AlmacenDePedidos implements FastifyRateLimitStore {
    incr(direccion: string, listo: (error: Error | null, cuenta?: { current: number; ttl: number }) => void): void {
      listo(null, contar(direccion));
    }
    child(): AlmacenDePedidos {
      return this;
    }
  }
  return {
    almacen: AlmacenDePedidos,
    contar,
    cerrar: async (): Promise<void> => {
      cerrada = true;
      clearTimeout(reloj);
    },
  };
}
