import { anteponerCampo } from '../resultado/problema.ts';
import { largoMaximo, requerido } from '../validacion/reglas.ts';
import { validarPartida } from './partida.ts';
import type { ProblemaDeLegajo } from './problema.ts';
import {
  armarTextos,
  TEXTOS_DE_INMUEBLE,
  TEXTOS_DE_UNIDAD,
  TEXTOS_OBLIGATORIOS,
  type TextoDeInmueble,
  TODOS_LOS_TEXTOS,
} from './textos-de-inmueble.ts';

export type Inmueble = Record<TextoDeInmueble, string> & {
  localidad_id: number | null;
  partida: string;
  latitud: string;
  longitud: string;
};

/** AUT-069: these tell the units of a file apart; the rest is the address that they share. */
export const CAMPOS_DE_UNIDAD = [...TEXTOS_DE_UNIDAD, 'partida'] as const;
export type CampoDeUnidad = (typeof CAMPOS_DE_UNIDAD)[number];
export const esDeUnidad = (campo: string | undefined): boolean => CAMPOS_DE_UNIDAD.some((c) => c === campo);

export const inmuebleVacio = (): Inmueble => ({
  ...armarTextos(TODOS_LOS_TEXTOS, () => ''),
  localidad_id: null,
  partida: '',
  latitud: '',
  longitud: '',
});

type Alrededor = {
  variasUnidades: boolean;
  partido?: string | undefined;
};

/** A partido contradicts the locality when it is not its own; an unknown locality compares with nothing. */
export const validarPartidos = (
  dichos: readonly { localidad_id?: number | null | undefined; partido?: string | null | undefined }[],
  partidos: ReadonlyMap<number, string>,
): ProblemaDeLegajo[] =>
  dichos.flatMap(({ localidad_id, partido }, i) => {
    const suyo = partidos.get(localidad_id ?? 0);
    const contradice = partido && suyo !== undefined && partido !== suyo;
    return contradice ? [{ codigo: 'partido_de_otra_localidad' as const, campo: `inmuebles.${i}.partido` }] : [];
  });

/** AUT-080..091: with more than one unit, piso and depto tell them apart and are required. */
export const validarInmueble = (inmueble: Inmueble, { variasUnidades, partido }: Alrededor): ProblemaDeLegajo[] => [
  ...TODOS_LOS_TEXTOS.flatMap((campo) =>
    campo === 'piso' || campo === 'depto'
      ? validarUnidad(inmueble[campo], campo, variasUnidades)
      : validarTexto(inmueble[campo], campo),
  ),
  ...(inmueble.localidad_id === null ? [{ codigo: 'localidad_requerida', campo: 'localidad_id' } as const] : []),
  ...validarPartida(inmueble.partida, partido),
  ...validarPunto(inmueble),
];

const DE_LA_DIRECCION = ['calle', 'numero', 'localidad_id'] as const;
const comparable = (dato: string | number | null): string =>
  String(dato ?? '')
    .trim()
    .toLocaleLowerCase('es');

const otraDireccion = (unidad: Inmueble, primera: Inmueble): ProblemaDeLegajo[] => {
  const distinto = DE_LA_DIRECCION.find((campo) => comparable(unidad[campo]) !== comparable(primera[campo]));
  return distinto ? [{ codigo: 'unidad_en_otra_direccion', campo: distinto }] : [];
};

/** AUT-069, AUT-070. */
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

const validarTexto = (valor: string, campo: TextoDeInmueble): ProblemaDeLegajo[] => {
  const obligatorio = TEXTOS_OBLIGATORIOS.some((otro) => otro === campo);
  const problema = (obligatorio ? requerido(valor) : null) ?? largoMaximo(TEXTOS_DE_INMUEBLE[campo].largo)(valor);
  return problema ? [{ ...problema, campo }] : [];
};

const validarUnidad = (valor: string, campo: 'piso' | 'depto', variasUnidades: boolean): ProblemaDeLegajo[] => {
  const { largo } = TEXTOS_DE_INMUEBLE[campo];
  if (variasUnidades && (valor.trim() === '' || valor.length > largo)) return [{ codigo: `${campo}_requerido`, campo }];
  return validarTexto(valor, campo);
};

/** The specification has words for no point at all; half a point, or one off the globe, is told at its field. */
const validarPunto = ({ latitud, longitud }: Inmueble): ProblemaDeLegajo[] => {
  if (latitud === '' && longitud === '') return [{ codigo: 'ubicacion_requerida', campo: 'latitud' }];
  return [
    ...(esCoordenada(latitud, 90) ? [] : [{ codigo: 'latitud_invalida', campo: 'latitud' } as const]),
    ...(esCoordenada(longitud, 180) ? [] : [{ codigo: 'longitud_invalida', campo: 'longitud' } as const]),
  ];
};

const esCoordenada = (texto: string, tope: number): boolean =>
  /^-?\d{1,3}(\.\d{1,15})?$/.test(texto) && Math.abs(Number(texto)) <= tope;
