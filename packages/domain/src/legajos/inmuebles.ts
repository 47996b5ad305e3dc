import { anteponerCampo } from '../resultado/problema.ts';
import { largoMaximo, requerido } from '../validacion/reglas.ts';
import { LARGO_CALLE, LARGO_NUMERO } from './comitentes.ts';
import { validarPartida } from './partida.ts';
import type { ProblemaDeLegajo } from './problema.ts';

/** One property (unit) of a file. Everything is text. */
export type Inmueble = {
  calle: string;
  numero: string;
  piso: string;
  depto: string;
  localidad_id: number | null;
  partida: string;
  circunscripcion: string;
  seccion: string;
  chacra: string;
  quinta: string;
  fraccion: string;
  manzana: string;
  parcela: string;
  subparcela: string;
  latitud: string;
  longitud: string;
};

/** What tells the units of a file apart; the rest is the address that they share (AUT-069). */
const CAMPOS_DE_UNIDAD = ['piso', 'depto', 'partida', 'subparcela'] as const;
export type CampoDeUnidad = (typeof CAMPOS_DE_UNIDAD)[number];
export const esDeUnidad = (campo: string | undefined): boolean => CAMPOS_DE_UNIDAD.some((c) => c === campo);

type CampoDeTexto = Exclude<keyof Inmueble, 'localidad_id'>;

/** Longest text of each field and whether it is required (AUT-080 to AUT-091). */
export const LIMITES_DE_INMUEBLE: Partial<Record<CampoDeTexto, { largo: number; obligatorio: boolean }>> = {
  calle: { largo: LARGO_CALLE, obligatorio: true },
  numero: { largo: LARGO_NUMERO, obligatorio: true },
  circunscripcion: { largo: 4, obligatorio: true },
  seccion: { largo: 2, obligatorio: true },
  chacra: { largo: 7, obligatorio: false },
  quinta: { largo: 7, obligatorio: false },
  fraccion: { largo: 7, obligatorio: false },
  manzana: { largo: 7, obligatorio: true },
  parcela: { largo: 7, obligatorio: true },
  subparcela: { largo: 6, obligatorio: false },
};

export const LARGO_PISO = 3;
export const LARGO_DEPTO = 4;

type Alrededor = {
  variasUnidades: boolean;
  /** ARBA's code of its locality's partido; empty outside the province. */
  partido?: string | undefined;
};

/**
 * The partido is its locality's: a call that says another one contradicts itself, and is told. Of a locality that is not there nothing
 * can be compared.
 */
export const validarPartidos = (
  dichos: readonly { localidad_id?: number | null | undefined; partido?: string | null | undefined }[],
  partidos: ReadonlyMap<number, string>,
): ProblemaDeLegajo[] =>
  dichos.flatMap(({ localidad_id, partido }, i) => {
    const suyo = partidos.get(localidad_id ?? 0);
    const contradice = partido && suyo !== undefined && partido !== suyo;
    return contradice ? [{ codigo: 'partido_de_otra_localidad' as const, campo: `inmuebles.${i}.partido` }] : [];
  });

/** One unit. With more than one, piso and depto tell them apart and are required (AUT-080..091). */
export const validarInmueble = (inmueble: Inmueble, { variasUnidades, partido }: Alrededor): ProblemaDeLegajo[] => [
  ...Object.entries(LIMITES_DE_INMUEBLE).flatMap(([campo, limite]) =>
    validarTexto(inmueble, campo as CampoDeTexto, limite),
  ),
  ...validarUnidad(inmueble.piso, 'piso', LARGO_PISO, variasUnidades),
  ...validarUnidad(inmueble.depto, 'depto', LARGO_DEPTO, variasUnidades),
  ...(inmueble.localidad_id === null ? [{ codigo: 'localidad_requerida', campo: 'localidad_id' } as const] : []),
  ...validarPartida(inmueble.partida, partido),
  ...validarPunto(inmueble),
];

const DE_LA_DIRECCION = ['calle', 'numero', 'localidad_id'] as const;
const comparable = (dato: string | number | null): string =>
  String(dato ?? '')
    .trim()
    .toLocaleLowerCase('es');

/** The first field in which the address of a unit is another than the first one's. */
const otraDireccion = (unidad: Inmueble, primera: Inmueble): ProblemaDeLegajo[] => {
  const distinto = DE_LA_DIRECCION.find((campo) => comparable(unidad[campo]) !== comparable(primera[campo]));
  return distinto ? [{ codigo: 'unidad_en_otra_direccion', campo: distinto }] : [];
};

/** The properties of a file: one, or several units of one address when the tasks allow it (AUT-069, AUT-070). */
export const validarInmuebles = (
  inmuebles: readonly Inmueble[],
  {
    permiteVarias,
    partidoDe,
  }: { permiteVarias: boolean; partidoDe: (localidad_id: number | null) => string | undefined },
): ProblemaDeLegajo[] => {
  const variasUnidades = inmuebles.length > 1;
  const [primera] = inmuebles;
  if (!primera) return [{ codigo: 'inmueble_requerido', campo: 'inmuebles' }];
  const problemas = inmuebles.flatMap((inmueble, i) =>
    anteponerCampo(`inmuebles.${i}`, [
      ...validarInmueble(inmueble, { variasUnidades, partido: partidoDe(inmueble.localidad_id) }),
      ...otraDireccion(inmueble, primera),
    ]),
  );
  if (variasUnidades && !permiteVarias) problemas.unshift({ codigo: 'unidades_no_permitidas', campo: 'inmuebles' });
  return problemas;
};

const validarTexto = (
  inmueble: Inmueble,
  campo: CampoDeTexto,
  { largo, obligatorio }: { largo: number; obligatorio: boolean },
): ProblemaDeLegajo[] => {
  const problema = (obligatorio ? requerido(inmueble[campo]) : null) ?? largoMaximo(largo)(inmueble[campo]);
  return problema ? [{ ...problema, campo }] : [];
};

const validarUnidad = (
  valor: string,
  campo: 'piso' | 'depto',
  largo: number,
  obligatorio: boolean,
): ProblemaDeLegajo[] => {
  if (obligatorio && (valor.trim() === '' || valor.length > largo)) return [{ codigo: `${campo}_requerido`, campo }];
  const problema = largoMaximo(largo)(valor);
  return problema ? [{ ...problema, campo }] : [];
};

/** No point at all is asked for with the words of the spec; half of one, or one off the globe, at the field that is wrong. */
const validarPunto = ({ latitud, longitud }: Inmueble): ProblemaDeLegajo[] => {
  if (latitud === '' && longitud === '') return [{ codigo: 'ubicacion_requerida', campo: 'latitud' }];
  return [
    ...(esCoordenada(latitud, 90) ? [] : [{ codigo: 'latitud_invalida', campo: 'latitud' } as const]),
    ...(esCoordenada(longitud, 180) ? [] : [{ codigo: 'longitud_invalida', campo: 'longitud' } as const]),
  ];
};

const esCoordenada = (texto: string, tope: number): boolean =>
  /^-?\d{1,3}(\.\d{1,15})?$/.test(texto) && Math.abs(Number(texto)) <= tope;
