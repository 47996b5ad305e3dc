import { type Fecha, sumarDias } from '@colega/domain/fechas';
import { armarTextos, CATASTRO_COMPARTIDO } from '@colega/domain/legajos';
import type { LegajoGuardado } from '../edicion/legajo-guardado.ts';
import { type BorradorDeLegajo, localidadDe } from './borrador-de-legajo.ts';
import type { LugarHallado } from './llenar-ubicacion.ts';

export type Antecedente = {
  cargado_el: Fecha;
  anulado: boolean;
  forma_de_pago: string;
  tribunal_actuante: string;
  destino_tarea: string;
  cuits: readonly string[];
  tareas: readonly number[];
  inmuebles: readonly {
    localidad_id: number;
    localidad: string;
    calle: string;
    numero: string;
    partido: string;
    partida: string | null;
  }[];
};

const A_LA_VISTA = 4;
/** S-857. */
const DIAS_EN_QUE_ES_RARO = 30;

const plano = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** What was written in that field of the latest files, each once as it was last written. */
export const ultimosUsados = (
  legajos: readonly Antecedente[],
  campo: 'forma_de_pago' | 'tribunal_actuante' | 'destino_tarea',
): string[] => {
  const escritos = legajos.map((legajo) => legajo[campo].trim()).filter((texto) => texto !== '');
  return [...new Map(escritos.toReversed().map((texto) => [plano(texto), texto])).entries()]
    .map(([, texto]) => texto)
    .sort((uno, otro) => escritos.indexOf(uno) - escritos.indexOf(otro))
    .slice(0, A_LA_VISTA);
};

const sonLosMismos = <T>(unos: readonly T[], otros: readonly T[]): boolean => {
  const [estos, aquellos] = [new Set(unos), new Set(otros)];
  return estos.size === aquellos.size && [...estos].every((uno) => aquellos.has(uno));
};

/** A partida is said alone or with its partido before it. */
const completa = (partida: string | null, partido: string | undefined): string => {
  const digitos = (partida ?? '').replace(/\D/g, '');
  return digitos === '' || digitos.length > 6 || !partido ? digitos : partido + digitos.padStart(6, '0');
};

/** By its partida when both say it; else by its address. */
const esElMismoLugar = (borrador: BorradorDeLegajo, { inmuebles }: Pick<Antecedente, 'inmuebles'>): boolean => {
  const { localidad_id, calle, numero, unidades } = borrador.ubicacion;
  const partido = localidadDe(borrador, localidad_id)?.partido.codigo_arba;
  const suyas = unidades.map(({ partida }) => completa(String(partida ?? ''), partido)).filter(Boolean);
  const otras = inmuebles.filter((uno) => uno.partido === partido).map((uno) => completa(uno.partida, uno.partido));
  if (suyas.length > 0 && otras.some(Boolean)) return otras.some((partida) => suyas.includes(partida));
  return inmuebles.some(
    (uno) =>
      uno.localidad_id === localidad_id && plano(uno.calle) === plano(calle) && plano(uno.numero) === plano(numero),
  );
};

/** S-857: for the same clients, in the same place and with the same tasks, lately. */
export const igualYaCargado = <L extends Antecedente>(
  borrador: BorradorDeLegajo,
  tareas: readonly number[],
  legajos: readonly L[],
  hoy: Fecha,
): L | null => {
  const cuits = borrador.comitentes.map(({ cuit }) => cuit);
  const desde = sumarDias(hoy, -DIAS_EN_QUE_ES_RARO);
  const esIgual = (legajo: L): boolean =>
    !legajo.anulado &&
    legajo.cargado_el >= desde &&
    sonLosMismos(legajo.cuits, cuits) &&
    sonLosMismos(legajo.tareas, tareas) &&
    esElMismoLugar(borrador, legajo);
  return (cuits.length > 0 && legajos.find(esIgual)) || null;
};

type DeUnaObra = Antecedente['inmuebles'][number];
export type ObraConocida<L> = { legajo: L; donde: DeUnaObra };

/** S-932: where the works of these clients are, each place once, from its latest file. */
export const obrasDeLosComitentes = <L extends Antecedente>(
  { comitentes }: Pick<BorradorDeLegajo, 'comitentes'>,
  legajos: readonly L[],
): ObraConocida<L>[] => {
  const suyos = new Set(comitentes.map(({ cuit }) => cuit));
  const obras = legajos
    .filter(({ cuits }) => cuits.some((cuit) => suyos.has(cuit)))
    .flatMap((legajo) => legajo.inmuebles.slice(0, 1).map((donde) => ({ legajo, donde })))
    .filter(({ donde }) => donde.calle !== '');
  const lugar = ({ donde }: ObraConocida<L>) => `${donde.localidad_id} ${plano(donde.calle)} ${plano(donde.numero)}`;
  const primeras = new Map(obras.toReversed().map((obra) => [lugar(obra), obra]));
  return obras.filter((obra) => primeras.get(lugar(obra)) === obra).slice(0, A_LA_VISTA);
};

/** Its place, as a search would have found it. The partida of one unit among several is of nobody else. */
export const lugarDeLaObra = ({ inmuebles }: Pick<LegajoGuardado, 'inmuebles'>): LugarHallado | null => {
  const [inmueble, ...otros] = inmuebles;
  if (!inmueble) return null;
  const { localidad, partida } = inmueble;
  const { codigo_arba } = localidad.partido;
  return {
    calle: inmueble.calle,
    numero: inmueble.numero,
    localidad,
    partido: { codigo_arba },
    partida: otros.length > 0 ? '' : completa(partida === null ? null : String(partida), codigo_arba),
    nomenclatura: armarTextos(CATASTRO_COMPARTIDO, (campo) => inmueble[campo]),
    latitud: inmueble.latitud ?? '',
    longitud: inmueble.longitud ?? '',
  };
};
