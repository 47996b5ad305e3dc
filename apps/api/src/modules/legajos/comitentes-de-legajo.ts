import { type Comitente, type ProblemaDeLegajo, validarCuitNuevo } from '@colega/domain/legajos';
import type { Db } from '../../db/conectar.ts';
import { leerColegio } from '../colegio/leer-colegio.service.ts';
import type { BuscarComitente } from '../referencias/cuits/buscar-comitente.ts';
import { type ComitenteLeido, comitenteDe, cuitDe } from './entradas.ts';
import type { ComitenteNuevo } from './insert-legajo.repository.ts';

export type ClientesResueltos = {
  comitentes: Comitente[];
  /** The stored file's locadores stay, though nobody sends them (S-137). */
  locadores: Comitente[];
  problemas: ProblemaDeLegajo[];
};

export const resolverComitentes = async (
  leidos: readonly ComitenteLeido[],
  buscar: BuscarComitente,
): Promise<ClientesResueltos> => {
  const problemas: ProblemaDeLegajo[] = [];
  const comitentes = await Promise.all(
    leidos.map(async (leido, i) => {
      const cuit = cuitDe(leido);
      if (validarCuitNuevo(cuit, []).length > 0) return comitenteDe(leido, null);
      const encontrado = await buscar(cuit);
      if (!encontrado) problemas.push({ codigo: 'cuit_no_validado', campo: `comitentes.${i}.cuit` });
      return comitenteDe(leido, encontrado);
    }),
  );
  return { comitentes, locadores: [], problemas };
};

const filaDeComitente = (comitente: Comitente, delColegio: string): ComitenteNuevo => {
  const { domicilio_real: real, domicilio_legal: legal, legal_igual_al_real, ...resto } = comitente;
  const { en_el_padron: _, domicilio_en_el_padron: __, ...propios } = resto;
  const tieneReal = real.localidad_id !== null;
  const tieneLegal = !legal_igual_al_real && legal.localidad_id !== null;
  return {
    ...propios,
    es_colegio: propios.cuit === delColegio,
    real_calle: tieneReal ? real.calle : null,
    real_numero: tieneReal ? real.numero : null,
    real_localidad_id: real.localidad_id,
    legal_calle: tieneLegal ? legal.calle : null,
    legal_numero: tieneLegal ? legal.numero : null,
    legal_localidad_id: tieneLegal ? legal.localidad_id : null,
  };
};

/** Whether one is the college itself is of the day it is written. */
export const filasDeComitentes = async (db: Db, comitentes: readonly Comitente[]): Promise<ComitenteNuevo[]> => {
  const { cuit } = await leerColegio(db);
  return comitentes.map((comitente) => filaDeComitente(comitente, cuit));
};
