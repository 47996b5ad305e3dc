import { mesDe } from '@colega/domain/fechas';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/conectar.ts';
import { hoy } from '../../hoy.ts';
import { type ConsultasDeUnMes, insertConsultas } from './consultas.repository.ts';

const GUARDAR_CADA_MS = 500;

/** S-841: every browser says Mozilla, and what reads pages by itself says what it is or nothing. */
const DE_PROGRAMA = /bot|crawl|spider|preview|externalhit|scan|monitor/i;

export const esDeAlguien = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean => {
  const navegador = headers['user-agent'] ?? '';
  const adelantado = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`.includes('prefetch');
  return method === 'GET' && navegador.startsWith('Mozilla/') && !DE_PROGRAMA.test(navegador) && !adelantado;
};

type Deps = { reloj: () => Date; alFallar: (error: unknown) => void };

/** Adds up in memory and writes twice a second: no page waits for it, and one that is not written fails nobody. */
export function crearCuentaDeConsultas(db: Db, { reloj, alFallar }: Deps) {
  let pendientes = new Map<string, ConsultasDeUnMes>();
  let espera: NodeJS.Timeout | undefined;

  const guardar = async (): Promise<void> => {
    clearTimeout(espera);
    espera = undefined;
    const nuevas = [...pendientes.values()];
    pendientes = new Map();
    if (nuevas.length > 0) await insertConsultas(db, nuevas).catch(alFallar);
  };
  return {
    anotar: (persona_id: number): void => {
      const mes = mesDe(hoy(reloj));
      const clave = `${persona_id} ${mes}`;
      const { cuantas = 0 } = pendientes.get(clave) ?? {};
      pendientes.set(clave, { persona_id, mes, cuantas: cuantas + 1 });
      espera ??= setTimeout(() => void guardar(), GUARDAR_CADA_MS).unref();
    },
    /** What was added up is written before the server stops. */
    cerrar: guardar,
  };
}
