import { sumar } from '@colega/domain/importes';
import { sql } from 'kysely';
import { leerCierre } from '../../../modules/dinero/cierres/cerrar.service.ts';
import { findConciliacion } from '../../../modules/dinero/conciliacion/conciliaciones.repository.ts';
import { correrConciliacion } from '../../../modules/dinero/conciliacion/correr-conciliacion.service.ts';
import { pedirConciliacion } from '../../../modules/dinero/conciliacion/pedir-conciliacion.service.ts';
import { leerSumasYSaldos } from '../../../modules/dinero/libro/sumas.service.ts';
import { fechaDelMes, PRIMER_DIA } from './fecha-del-mes.ts';
import { enPesos } from './libro-del-mes.ts';
import type { ObraDelMes } from './obra-del-mes.ts';

/** A pair for each account: what the generator says that it has, and what the college's books have. */
export type CuentaCotejada = { cuenta: string; esperado: string; libro: string };

const comoTexto = (que: string, { cuenta, esperado, libro }: CuentaCotejada): string =>
  `${que} ${cuenta}: tendría que tener ${esperado} y tiene ${libro}`;

const distintas = (cuentas: readonly CuentaCotejada[]) => cuentas.filter(({ esperado, libro }) => esperado !== libro);

const cotejarCuentas = (
  esperadas: ReadonlyMap<string, number>,
  leidas: ReadonlyMap<string, string>,
  cuales: (clave: string) => boolean = () => true,
): CuentaCotejada[] =>
  [...new Set([...esperadas.keys(), ...leidas.keys()])]
    .filter(cuales)
    .sort()
    .map((cuenta) => ({
      cuenta,
      esperado: enPesos(esperadas.get(cuenta) ?? 0),
      libro: leidas.get(cuenta) ?? '0.00',
    }));

/** Account by account, to the centavo: the books, the last closing, and what the system controls of itself. */
export const comprobarLibro = async (
  { s, libro }: ObraDelMes,
  dias: number,
  ultimoCierre: number,
): Promise<{ cuentas: CuentaCotejada[]; problemas: string[] }> => {
  const { total, cuentas } = await leerSumasYSaldos(s.db, { desde: PRIMER_DIA, hasta: fechaDelMes(dias) });
  const delLibro = new Map(cuentas.map(({ clave, final }) => [clave, final]));
  const cotejadas = cotejarCuentas(libro.cuentas(), delLibro);
  const cierre = await leerCierre(s.db, ultimoCierre);
  const clave = ({ medio, banco }: { medio: string; banco: string | null }) =>
    ['recaudado', medio, ...(banco === null ? [] : [banco])].join('.');
  const delCierre = new Map(cierre.cuentas.map((una) => [clave(una), una.final]));
  const deCierre = cotejarCuentas(libro.cuentas(), delCierre, (cuenta) => cuenta.startsWith('recaudado.'));
  const problemas = [
    ...distintas(cotejadas).map((una) => comoTexto('La cuenta', una)),
    ...distintas(deCierre).map((una) => comoTexto('El último cierre,', una)),
  ];
  if (total.debe !== total.haber || total.final !== '0.00' || sumar(cuentas.map(({ final }) => final)) !== '0.00')
    problemas.push(`El balance no cierra: debe ${total.debe}, haber ${total.haber}, saldo ${total.final}`);
  const { rows } = await sql<{ sueltos: number }>`select count(*)::int as sueltos from asientos a
    where a.cierre_id is null and not exists (select from cierre_asientos x where x.asiento_id = a.id)`.execute(s.db);
  if (rows[0]?.sueltos !== 0) problemas.push(`${rows[0]?.sueltos} asientos no están en ningún cierre`);
  return { cuentas: cotejadas, problemas };
};

/** As its treasurer asks for it: by what the system controls of itself, and by what every provider and every list says. */
export const conciliarElMes = async (
  { s, deps, sandbox, tesorera }: ObraDelMes,
  dias: number,
): Promise<{ por_revisar: number; problemas: string[] }> => {
  await sandbox.control('azar', { tasa: 0, semilla: 1 });
  const { id } = await pedirConciliacion(s.db, { quien: tesorera.username, dias, ahora: s.prueba.ahora() });
  await correrConciliacion(deps, id);
  const hecha = await findConciliacion(s.db, id);
  if (hecha?.estado !== 'lista') return { por_revisar: 0, problemas: ['La conciliación del mes no terminó'] };
  const problemas = (hecha.diferencias ?? []).flatMap(({ titulo, lineas }) => lineas.map((una) => `${titulo}: ${una}`));
  return { por_revisar: hecha.por_revisar ?? 0, problemas };
};
