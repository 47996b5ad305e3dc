import { esFecha, formatFecha } from '../../fechas/fecha.ts';
import { formatImporte } from '../../importes/formato.ts';
import type { TipoDeCalculo } from '../estados.ts';
import { CAMPOS_DE_UNIDAD } from '../inmuebles.ts';
import {
  armarTextos,
  TEXTOS_COMPARTIDOS,
  TEXTOS_DE_INMUEBLE,
  TEXTOS_DE_UNIDAD,
  type TextoDeInmueble,
} from '../textos-de-inmueble.ts';
import type { FotoDeInmueble, FotoDelLegajo } from './foto-del-legajo.ts';

export type CampoDeLegajo = {
  nombre: string;
  alias?: readonly string[];
  pasos: readonly string[];
  ruta?: string;
  /** Amounts, tasks, dates and what they depend on: fixed while money is in course (docs/reference/rules.md#states). */
  esDeMontos?: true;
  reune?: readonly string[];
  valor: (foto: FotoDelLegajo) => unknown;
  texto?: (foto: FotoDelLegajo) => string;
};

const datos = (nombre: string, id: 'matricula' | 'rubro' | 'modalidad'): CampoDeLegajo => ({
  nombre,
  pasos: ['datos'],
  ruta: `${id}_id`,
  esDeMontos: true,
  valor: (foto) => foto.datos[`${id}_id`],
  texto: (foto) => foto.datos[id],
});

/** The coefficient is read as its screen writes it. */
const conComa = (valor: string | null): string => (valor ?? '').replace('.', ',');

const delCalculo = (nombre: string, campo: 'categoria' | 'factor_coeficiente'): CampoDeLegajo => ({
  nombre,
  pasos: ['datos'],
  ruta: campo,
  esDeMontos: true,
  valor: ({ original }) => original[campo] ?? '',
  texto: ({ original }) => (campo === 'categoria' ? original.cargado?.categoria : null) ?? conComa(original[campo]),
});

const fecha = (nombre: string, campo: 'fecha' | 'vencimiento', alias: string): CampoDeLegajo => ({
  nombre,
  alias: [alias],
  pasos: ['datos', 'contrato'],
  ruta: campo,
  esDeMontos: true,
  valor: ({ original }) => original[campo],
  texto: ({ original }) => (esFecha(original[campo]) ? formatFecha(original[campo]) : original[campo]),
});

const delContrato = (
  nombre: string,
  campo: 'forma_de_pago' | 'tribunal_actuante' | 'destino_tarea' | 'clausula_condicion' | 'observaciones',
): CampoDeLegajo => ({
  nombre,
  pasos: ['contrato'],
  ruta: `contrato.${campo}`,
  valor: ({ original }) => original[campo],
});

const deCadaUno = (inmuebles: readonly FotoDeInmueble[], campo: string): string[] =>
  inmuebles.map((inmueble) => String(inmueble[campo] ?? ''));

const delInmueble = (nombre: string, campo: string, ruta = `ubicacion.${campo}`): CampoDeLegajo => ({
  nombre,
  pasos: ['ubicacion'],
  ruta,
  valor: ({ inmuebles }) => deCadaUno(inmuebles, campo),
});

const deLaUnidad = (nombre: string, campo: string): CampoDeLegajo =>
  delInmueble(nombre, campo, `ubicacion.unidades.0.${campo}`);

const deLosComitentes = (nombre: string, ...columnas: string[]): CampoDeLegajo => ({
  nombre,
  pasos: ['comitente'],
  valor: ({ comitentes }) => comitentes.map((c) => columnas.map((columna) => c[columna] ?? null)),
});

const DOMICILIO = [
  'real_calle',
  'real_numero',
  'real_localidad_id',
  'legal_calle',
  'legal_numero',
  'legal_localidad_id',
];

const deTodos = <C extends TextoDeInmueble>(campos: readonly C[], campo: (nombre: string, clave: C) => CampoDeLegajo) =>
  armarTextos(campos, (clave) => campo(TEXTOS_DE_INMUEBLE[clave].nombre, clave));

export const CAMPOS_DE_LEGAJO: Readonly<Record<string, CampoDeLegajo>> = {
  matricula: datos('Matrícula', 'matricula'),
  rubro: datos('Rubro', 'rubro'),
  modalidad: datos('Modalidad', 'modalidad'),
  categoria: delCalculo('Categoría', 'categoria'),
  factor_coeficiente: delCalculo('Coeficiente', 'factor_coeficiente'),
  fecha: fecha('Fecha Contrato', 'fecha', 'fecha de contrato'),
  vencimiento: fecha('Vencimiento Contrato', 'vencimiento', 'vencimiento de contrato'),
  tareas: {
    nombre: 'Tareas',
    alias: ['tarea'],
    pasos: ['tareas'],
    esDeMontos: true,
    valor: ({ original: { tipo_calculo, tareas, huella_de_tareas } }) =>
      tipo_calculo === 'automatico'
        ? [tareas.map((t) => t.tarea_id), huella_de_tareas]
        : tareas.map((t) => [t.tarea_id, t.monto]),
  },
  monto: {
    nombre: 'Honorario Convenido',
    alias: ['honorario', 'monto del contrato'],
    pasos: ['honorario', 'tareas'],
    ruta: 'honorario_convenido',
    esDeMontos: true,
    valor: ({ original }) => original.monto,
    texto: ({ original }) => formatImporte(original.monto),
  },
  comitentes: {
    nombre: 'Comitentes',
    alias: ['comitente', 'cliente', 'clientes'],
    pasos: ['comitente'],
    reune: ['cuit', 'firmante', 'cargo', 'domicilio_del_comitente'],
    valor: ({ comitentes }) => comitentes,
  },
  cuit: deLosComitentes('CUIT', 'cuit'),
  firmante: deLosComitentes('Firmante', 'firmante'),
  cargo: deLosComitentes('Cargo', 'cargo'),
  domicilio_del_comitente: deLosComitentes('Domicilio del comitente', ...DOMICILIO),
  inmuebles: {
    nombre: 'Ubicación',
    alias: ['inmueble', 'domicilio', 'dirección', 'nomenclatura catastral', 'unidades'],
    pasos: ['ubicacion'],
    reune: [...TEXTOS_COMPARTIDOS, 'localidad', ...CAMPOS_DE_UNIDAD, 'latitud'],
    valor: ({ inmuebles }) => inmuebles,
  },
  ...deTodos(TEXTOS_COMPARTIDOS, (nombre, campo) => delInmueble(nombre, campo)),
  localidad: {
    ...delInmueble('Localidad', 'localidad', 'ubicacion.localidad_id'),
    alias: ['partido'],
    valor: ({ inmuebles }) => deCadaUno(inmuebles, 'localidad_id'),
  },
  ...deTodos(TEXTOS_DE_UNIDAD, deLaUnidad),
  partida: deLaUnidad('Partida', 'partida'),
  latitud: {
    nombre: 'Ubicación en el mapa',
    alias: ['mapa', 'longitud'],
    pasos: ['ubicacion'],
    valor: ({ inmuebles }) => inmuebles.map(({ latitud, longitud }) => [Number(latitud), Number(longitud)]),
  },
  forma_de_pago: delContrato('Forma de pago', 'forma_de_pago'),
  tribunal_actuante: delContrato('Tribunal actuante', 'tribunal_actuante'),
  destino_tarea: delContrato('Destino de tarea', 'destino_tarea'),
  clausula_condicion: delContrato('Cláusulas', 'clausula_condicion'),
  observaciones: delContrato('Observaciones', 'observaciones'),
};

/** "Honorario Convenido", "honorario_convenido": the college writes it as it likes (S-177). */
const sinVueltas = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .replace(/ id$/, '')
    .trim();

const POR_NOMBRE: ReadonlyMap<string, string> = new Map(
  Object.entries(CAMPOS_DE_LEGAJO).flatMap(([clave, { nombre, alias = [] }]) =>
    [clave, nombre, ...alias].map((escrito) => [sinVueltas(escrito), clave] as const),
  ),
);

/** In the order in which the wizard asks for them. */
export const DATOS_OBSERVABLES: readonly { campo: string; nombre: string }[] = Object.entries(CAMPOS_DE_LEGAJO).map(
  ([campo, { nombre }]) => ({ campo, nombre }),
);

export const NOMBRES_DE_CAMPOS: readonly string[] = Object.values(CAMPOS_DE_LEGAJO).map(({ nombre }) => nombre);

/** Null when it is the whole file, or no known datum. */
export const claveDeCampo = (campo: string | null): string | null =>
  campo === null ? null : (POR_NOMBRE.get(sinVueltas(campo)) ?? null);

export const campoDeLegajo = (campo: string | null): CampoDeLegajo | null => {
  const clave = claveDeCampo(campo);
  return clave === null ? null : (CAMPOS_DE_LEGAJO[clave] ?? null);
};

/** The manual wizard asks for some things later. */
export const pasoDeCampo = (campo: string | null, tipo: TipoDeCalculo): string | undefined => {
  const pasos = campoDeLegajo(campo)?.pasos;
  return tipo === 'manual' ? pasos?.at(-1) : pasos?.[0];
};

export const nombreDeCampo = (campo: string | null): string | null => campoDeLegajo(campo)?.nombre ?? campo;
