import { createHash } from 'node:crypto';
import { zQueryLegajos } from '@colega/contract/legajos';
import { BASE_API } from '@colega/contract/route';
import autocannon from 'autocannon';
import pg from 'pg';
import { findLegajos } from '../../apps/api/src/modules/legajos/listar-legajos.repository.ts';
import { type Consulta, capturar } from '../api/capturar.ts';
import type { PersonaVirtual } from './persona-virtual.ts';
import type { Sistema } from './sistema.ts';

/** S-332. */
export const META_DE_SATURACION = 0.5;
const CONEXIONES = 8;
const SEGUNDOS = 5;
const CALENTAMIENTO_S = 2;
const RONDAS = 3;
/** Enough people so that none passes the ceiling of calls by address. */
const PERSONAS = 300;

export type Saturacion = { portal: number; driver: number; conPlanes: number };

const medirPortal = async (
  direccion: string,
  personas: readonly PersonaVirtual[],
  duration: number,
): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({
    ...{ url: direccion, connections: CONEXIONES, duration },
    requests: personas.map(({ usuario, token }) => ({
      path: `${BASE_API}/legajos?persona.id=${usuario.persona_id}`,
      headers: { authorization: `Bearer ${token()}`, 'x-forwarded-for': usuario.ip, 'accept-encoding': 'gzip' },
    })),
  });
  if (non2xx + errors > 0) throw new Error(`Saturación: ${non2xx} respuestas que no son 200, ${errors} sin respuesta`);
  return requests.average;
};

type Preguntar = (cliente: pg.Client, consulta: Consulta) => Promise<unknown>;

const sinPlanes: Preguntar = (cliente, { sql, parametros }) => cliente.query(sql, parametros);

const conPlanes: Preguntar = (cliente, { sql, parametros }) =>
  cliente.query({ name: createHash('sha1').update(sql).digest('hex'), text: sql, values: parametros });

const medirDriver = async (
  url: string,
  consultas: readonly Consulta[],
  segundos: number,
  preguntar: Preguntar,
): Promise<number> => {
  const clientes = Array.from({ length: CONEXIONES }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clientes.map((cliente) => cliente.connect()));
  const hasta = performance.now() + segundos * 1000;
  const repetir = async (cliente: pg.Client): Promise<number> => {
    let hechas = 0;
    while (performance.now() < hasta) {
      const consulta = consultas[hechas % consultas.length];
      if (consulta) await preguntar(cliente, consulta);
      hechas += 1;
    }
    return hechas;
  };
  const hechas = await Promise.all(clientes.map(repetir));
  await Promise.all(clientes.map((cliente) => cliente.end()));
  return hechas.reduce((suma, n) => suma + n, 0) / segundos;
};

/** Lists a second by the portal and by the driver with the same SQL and people; rounds alternate, and the best of each counts. */
export const medirSaturacion = async (
  { direccion, url }: Sistema,
  todas: readonly PersonaVirtual[],
): Promise<Saturacion> => {
  const personas = todas.slice(0, PERSONAS);
  for (const persona of personas) await persona.ingresar();
  const consultas: Consulta[] = [];
  for (const { usuario } of personas) {
    const filtros = zQueryLegajos.parse({ 'persona.id': String(usuario.persona_id) });
    consultas.push(await capturar(url, (db) => findLegajos(db, filtros)));
  }
  await medirPortal(direccion, personas, CALENTAMIENTO_S);
  await medirDriver(url, consultas, CALENTAMIENTO_S, sinPlanes);
  const mejor: Saturacion = { portal: 0, driver: 0, conPlanes: 0 };
  for (let ronda = 0; ronda < RONDAS; ronda++) {
    mejor.driver = Math.max(mejor.driver, await medirDriver(url, consultas, SEGUNDOS, sinPlanes));
    mejor.conPlanes = Math.max(mejor.conPlanes, await medirDriver(url, consultas, SEGUNDOS, conPlanes));
    mejor.portal = Math.max(mejor.portal, await medirPortal(direccion, personas, SEGUNDOS));
  }
  return mejor;
};
