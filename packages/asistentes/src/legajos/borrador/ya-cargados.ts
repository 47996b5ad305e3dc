import { type Fecha, sumarDias } from '@colega/domain/fechas';
import { type BorradorDeLegajo, localidadDe } from './borrador-de-legajo.ts';

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
