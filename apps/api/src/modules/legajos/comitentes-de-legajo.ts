import type { CodigoDeMensaje } from '@colega/contract/mensajes';
import { type Comitente, esProvisorio, validarCuitNuevo } from '@colega/domain/legajos';
import type { Problema } from '@colega/domain/resultado';
import type { Db } from '../../db/conectar.ts';
import { leerColegio } from '../colegio/leer-colegio.service.ts';
import {
  type BuscarComitente,
  type ComitenteDelPadron,
  estaEnElPadron,
  problemaDelPadron,
} from '../referencias/cuits/buscar-comitente.ts';
import { type ComitenteLeido, comitenteDe, comitenteProvisorio, cuitDe } from './entradas.ts';
import type { ComitenteNuevo } from './insert-legajo.repository.ts';

export type ClientesResueltos = {
  comitentes: Comitente[];
  /** The stored file's locadores stay, though nobody sends them (S-137). */
  locadores: Comitente[];
  problemas: Problema<CodigoDeMensaje>[];
};

type MientrasCalla = {
  /** Those that the registry validated in earlier files of that technician: they need no answer now (S-931). */
  conocidos: (cuits: readonly string[]) => Promise<ReadonlyMap<string, ComitenteDelPadron>>;
  /** Of what is confirmed, nobody is taken that it did not validate. */
  esBorrador: boolean;
};
const NADIE: MientrasCalla = { conocidos: async () => new Map(), esBorrador: true };

export const resolverComitentes = async (
  leidos: readonly ComitenteLeido[],
  buscar: BuscarComitente,
  { conocidos, esBorrador } = NADIE,
): Promise<ClientesResueltos> => {
  const respuestas = await Promise.all(
    leidos.map(async (leido) => (validarCuitNuevo(cuitDe(leido), []).length > 0 ? null : buscar(cuitDe(leido)))),
  );
  const callados = leidos.map(cuitDe).filter((_, i) => respuestas[i] === 'sin_respuesta');
  const deAntes = callados.length > 0 ? await conocidos(callados) : new Map<string, ComitenteDelPadron>();
  const problemas: Problema<CodigoDeMensaje>[] = [];
  const comitentes = leidos.map((leido, i) => {
    const cuit = cuitDe(leido);
    const respuesta = respuestas[i] === 'sin_respuesta' ? (deAntes.get(cuit) ?? 'sin_respuesta') : respuestas[i];
    if (!respuesta) return comitenteDe(leido, null);
    if (estaEnElPadron(respuesta)) return comitenteDe(leido, respuesta);
    if (respuesta === 'sin_respuesta' && leido.acepta_provisorio && esBorrador) return comitenteProvisorio(leido);
    problemas.push(problemaDelPadron(respuesta, `comitentes.${i}.cuit`));
    return comitenteDe(leido, null);
  });
  return { comitentes, locadores: [], problemas };
};

const filaDeComitente = (comitente: Comitente, delColegio: string): ComitenteNuevo => {
  const { domicilio_real: real, domicilio_legal: legal, legal_igual_al_real, ...resto } = comitente;
  const { en_el_padron, domicilio_en_el_padron: _, ...propios } = resto;
  const tieneReal = real.localidad_id !== null;
  const tieneLegal = !legal_igual_al_real && legal.localidad_id !== null;
  return {
    ...propios,
    padron: esProvisorio(comitente) ? ('sin_respuesta' as const) : ('validado' as const),
    nombre_en_el_padron: en_el_padron || null,
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
