import { zQueryLegajos } from '@colega/contract/legajos';
import pg from 'pg';
import type { Db } from '../../apps/api/src/db/conectar.ts';
import { findPermisos } from '../../apps/api/src/http/acceso.ts';
import { findCertificados } from '../../apps/api/src/modules/certificados/certificados.repository.ts';
import { findPorRevisar } from '../../apps/api/src/modules/dinero/colegio/revisiones.repository.ts';
import {
  countCupones,
  findPaginaDeCupones,
} from '../../apps/api/src/modules/dinero/ordenes/listar-cupones.repository.ts';
import { findImportesPorMes } from '../../apps/api/src/modules/dinero/resumen/por-mes.repository.ts';
import { findResumen } from '../../apps/api/src/modules/dinero/resumen/resumen.repository.ts';
import { findLegajoById } from '../../apps/api/src/modules/legajos/legajos.repository.ts';
import { findLegajos } from '../../apps/api/src/modules/legajos/listar-legajos.repository.ts';
import { findHistorial } from '../../apps/api/src/modules/legajos/vida/historial.repository.ts';
import { leerPersona } from '../../apps/api/src/modules/perfil/leer-persona.service.ts';
import { findUsuarioByUsername } from '../../apps/api/src/modules/sesion/sesion.repository.ts';
import {
  findCertificadoPublico,
  findCvdPublico,
} from '../../apps/api/src/modules/verificacion/verificacion.repository.ts';
import { type Consulta, capturarTodas } from '../api/capturar.ts';
import type { Usuario } from './usuarios.ts';

export type Lectura = { bloques: number; ms: number; enteras: string[] };
type Trabajo<U> = (db: Db, usuario: U, hoy: string) => Promise<unknown>;
export type Trabajos<U> = readonly (readonly [string, Trabajo<U>])[];

const pagina = { limit: 10, offset: 0 };
const lista = (filtros: Record<string, string>): Trabajo<Usuario> => {
  return (db, { persona_id }) => findLegajos(db, zQueryLegajos.parse({ 'persona.id': String(persona_id), ...filtros }));
};
const codigoDe = (qrs: readonly string[], donde: string): string =>
  qrs.find((qr) => qr.startsWith(donde))?.slice(donde.length) ?? 'ninguno';
const cupones = ({ persona_id }: Usuario, hoy: string) => ({ persona_id, filtros: {}, hoy });

export const TRABAJOS: Trabajos<Usuario> = [
  ['lista', lista({})],
  ['lista, última página', lista({ page: '5' })],
  ['lista por comitente', lista({ 'order[comitente]': 'asc' })],
  ['lista de un estado', lista({ 'estado.id': '3' })],
  ['búsqueda', lista({ 'comitente.search': 'nanez ana' })],
  ['búsqueda de un CUIT', lista({ 'comitente.search': '2000013' })],
  ['detalle', (db, { legajos: [id = 0], persona_id }) => findLegajoById(db, id, persona_id)],
  ['historial', (db, { legajos: [id = 0], persona_id }) => findHistorial(db, id, persona_id)],
  ['certificados', (db, { persona_id }) => findCertificados(db, { persona_id })],
  ['cupones', (db, usuario, hoy) => findPaginaDeCupones(db, cupones(usuario, hoy), pagina)],
  ['cuántos cupones', (db, usuario, hoy) => countCupones(db, cupones(usuario, hoy))],
  ['resumen', (db, usuario, hoy) => findResumen(db, cupones(usuario, hoy), pagina)],
  ['resumen por mes', (db, usuario, hoy) => findImportesPorMes(db, cupones(usuario, hoy))],
  ['persona', (db, { persona_id }) => leerPersona(db, persona_id, { secreto: '', ahora: new Date(), publicUrl: '' })],
  ['permisos', (db, { persona_id }) => findPermisos(db, persona_id)],
  ['ingreso', (db, { username }) => findUsuarioByUsername(db, username)],
  ['QR de un visado', (db, { qrs }) => findCvdPublico(db, codigoDe(qrs, '/qr/cvd/'))],
  ['QR de un certificado', (db) => findCertificadoPublico(db, 'ninguno')],
  ['lo que el Colegio revisa', (db) => findPorRevisar(db)],
];

type Nodo = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Nodo[];
};
type Explicada = { 'QUERY PLAN': [{ Plan: Nodo; 'Planning Time': number; 'Execution Time': number }] };

const GRANDE = 1_000;

const enterasDe = (nodo: Nodo): string[] => {
  const filas = nodo['Actual Rows'] + (nodo['Rows Removed by Filter'] ?? 0);
  const propia = nodo['Node Type'] === 'Seq Scan' && filas >= GRANDE ? [nodo['Relation Name'] ?? ''] : [];
  return [...propia, ...(nodo.Plans ?? []).flatMap(enterasDe)];
};

const explicar = async (cliente: pg.Client, consultas: readonly Consulta[]): Promise<Lectura> => {
  const total: Lectura = { bloques: 0, ms: 0, enteras: [] };
  for (const { sql, parametros } of consultas) {
    const { rows } = await cliente.query<Explicada>(`explain (analyze, buffers, format json) ${sql}`, parametros);
    const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
    if (!plan) continue;
    total.bloques += plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'];
    total.ms += plan['Planning Time'] + plan['Execution Time'];
    total.enteras.push(...enterasDe(plan.Plan));
  }
  return total;
};

/** What each read of the portal takes: the median of several technicians, once warm. */
export const medirLecturas = async <U>(
  url: string,
  usuarios: readonly U[],
  hoy: string,
  trabajos: Trabajos<U>,
): Promise<Map<string, Lectura>> => {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  const lecturas = new Map<string, Lectura>();
  for (const [nombre, trabajo] of trabajos) {
    const suyas: Lectura[] = [];
    for (const usuario of usuarios) {
      const consultas = await capturarTodas(url, (db) => trabajo(db, usuario, hoy));
      await explicar(cliente, consultas);
      suyas.push(await explicar(cliente, consultas));
    }
    const [mediana] = suyas.toSorted((a, b) => a.bloques - b.bloques).slice(Math.floor(suyas.length / 2));
    if (mediana) lecturas.set(nombre, mediana);
  }
  await cliente.end();
  return lecturas;
};
