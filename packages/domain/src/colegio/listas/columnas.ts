import { CIRCUITOS } from '../../dinero/cupones/cupon.ts';
import type { ConceptoDeMatricula } from '../../dinero/liquidaciones/items.ts';
import { RECARGO_MENSUAL_MAXIMO } from '../../dinero/liquidaciones/recargo.ts';
import { CLAVES_DE_COBRADOR, NOMBRES_DE_COBRADORES } from '../../dinero/rendiciones/cobradores.ts';
import { NOMBRES_DE_COLAS } from '../../legajos/bandeja/colas.ts';
import { DATOS_OBSERVABLES } from '../../legajos/observaciones/campos.ts';
import { CLAVES_DE_PLAZO, type ClaveDePlazo } from '../plazos.ts';
import type { ClaveDeLista } from './claves.ts';

/** One that is closed is read where it was said, and is not said any more. */
export type OpcionDeCelda = { valor: string; nombre: string; cerrada?: true | undefined };
/** What only the college's own tables say. */
export type OpcionesDelColegio = { rubros: readonly OpcionDeCelda[]; distritos: readonly OpcionDeCelda[] };
export type TipoDeColumnaDeLista =
  | 'opcion'
  | 'opciones'
  | 'tasa'
  | 'importe'
  | 'entero'
  | 'fecha'
  | 'dia_del_anio'
  | 'texto'
  | 'color'
  | 'si_no';

/** `maximo` is of the number, of the share (0.10) or of the letters; `oculta` is what the program names the row by. */
export type ColumnaDeLista = {
  clave: string;
  titulo: string;
  tipo: TipoDeColumnaDeLista;
  vacia?: true;
  oculta?: true;
  minimo?: number;
  maximo?: number;
  opciones?: readonly OpcionDeCelda[];
  /** They come with the college's own, after those of here. */
  del_colegio?: keyof OpcionesDelColegio;
};

export type DefinicionDeLista = {
  nombre: string;
  que: string;
  columnas: readonly ColumnaDeLista[];
  /** What no two rows share. */
  identifica: readonly string[];
  /** Nothing is calculated with it: it may begin on the day that it is published (S-1152). */
  desde_hoy?: true;
  /** The rows that it has, no more and no less. */
  fijas?: { columna: string; valores: readonly string[] };
};

const NORMA: ColumnaDeLista = { clave: 'norma', titulo: 'Norma', tipo: 'texto', vacia: true, maximo: 120 };
const CLAVE: ColumnaDeLista = { clave: 'clave', titulo: 'Clave', tipo: 'texto', vacia: true, oculta: true, maximo: 60 };

const opcionesDe = (nombres: Readonly<Record<string, string>>): OpcionDeCelda[] =>
  Object.entries(nombres).map(([valor, nombre]) => ({ valor, nombre }));

const TASAS = {
  ...{ cep: 'CEP, sobre el honorario convenido', timbrado: 'Timbrado, sobre el honorario convenido' },
  recargo_mensual: 'Recargo de la matrícula por mes vencido',
} as const;
export type ClaveDeTasa = keyof typeof TASAS;

const CARGOS = {
  ...{ arancel: 'Arancel', cuota_1: 'Cuota 1', cuota_2: 'Cuota 2' },
  ...{ arancel_rehabilitacion: 'Arancel de rehabilitación', arancel_reinscripcion: 'Arancel de reinscripción' },
} satisfies Record<ConceptoDeMatricula, string>;

const CUPONES = { cep: 'CEP', timbrados: 'Timbrado prepago', matriculados: 'Matrícula' } satisfies Record<
  (typeof CIRCUITOS)[number],
  string
>;

const PLAZOS: Readonly<Record<ClaveDePlazo, string>> = {
  ...NOMBRES_DE_COLAS,
  responder_observacion: 'El matriculado responde una observación',
  al_dia: 'Deuda con la que alguien sigue al día',
};

/** Their own money is told by their files: of it only how many days away is said. */
export const DE_LOS_BANCOS = 'banco';
const COBRADORES = { ...NOMBRES_DE_COBRADORES, [DE_LOS_BANCOS]: 'Los bancos del Colegio' };
/** S-1195: what is read of a day begins twenty days before it. */
const TOLERANCIA_MAXIMA = 15;

const QUITA = {
  ...{ ejercicio: 'Ejercicio', liquidar: 'Liquidar' },
  ...{ cambio_estado: 'Cambio de estado', ddjj: 'Declaraciones juradas' },
} as const;

const DATOS: readonly OpcionDeCelda[] = [
  { valor: '', nombre: 'Del legajo entero' },
  ...DATOS_OBSERVABLES.map(({ campo, nombre }) => ({ valor: campo, nombre })),
];
const TODO: readonly OpcionDeCelda[] = [{ valor: '', nombre: 'Todo el Colegio' }];
const DATO: ColumnaDeLista = { clave: 'campo', titulo: 'Dato', tipo: 'opcion', vacia: true, opciones: DATOS };

export const LISTAS_DEL_COLEGIO: Readonly<Record<ClaveDeLista, DefinicionDeLista>> = {
  tasas: {
    nombre: 'Tasas',
    que: 'Qué parte del honorario convenido se cobra por CEP y por timbrado, y cuánto crece lo que se debe de una matrícula. Lo que está en cero no se cobra.',
    columnas: [
      { clave: 'clave', titulo: 'Tasa', tipo: 'opcion', opciones: opcionesDe(TASAS) },
      { clave: 'tasa', titulo: 'Por ciento', tipo: 'tasa', minimo: 0, maximo: 0.5 },
      NORMA,
    ],
    identifica: ['clave'],
    fijas: { columna: 'clave', valores: Object.keys(TASAS) },
  },
  cargos: {
    nombre: 'Cargos del año',
    que: 'Cuánto cuestan en un año el arancel, las cuotas, la rehabilitación y la reinscripción, y qué día vencen. Lo que no está en la lista no se cobra.',
    columnas: [
      { clave: 'concepto', titulo: 'Concepto', tipo: 'opcion', opciones: opcionesDe(CARGOS) },
      { clave: 'importe', titulo: 'Importe', tipo: 'importe' },
      { clave: 'vencimiento', titulo: 'Vence cada año el', tipo: 'dia_del_anio' },
      NORMA,
    ],
    identifica: ['concepto'],
  },
  feriados: {
    nombre: 'Feriados',
    que: 'Los días que no se cuentan en un plazo de días hábiles, desde el día en que la lista empieza a regir.',
    columnas: [
      { clave: 'fecha', titulo: 'Día', tipo: 'fecha' },
      { clave: 'nombre', titulo: 'Feriado', tipo: 'texto', maximo: 120 },
      NORMA,
    ],
    identifica: ['fecha'],
  },
  plazos: {
    nombre: 'Plazos de trabajo',
    que: 'En cuántos días hábiles el Colegio atiende cada cola y el matriculado responde; y con cuántos días de deuda alguien sigue al día.',
    columnas: [
      { clave: 'plazo', titulo: 'Plazo', tipo: 'opcion', opciones: opcionesDe(PLAZOS) },
      { clave: 'dias', titulo: 'Días', tipo: 'entero', minimo: 0, maximo: 3650 },
      NORMA,
    ],
    identifica: ['plazo'],
    fijas: { columna: 'plazo', valores: CLAVES_DE_PLAZO },
  },
  plazos_de_cupones: {
    nombre: 'Plazos de los cupones',
    que: 'Hasta cuándo se puede pagar un cupón que se emite, y cuánto cuesta más después de su primer vencimiento.',
    columnas: [
      { clave: 'circuito', titulo: 'Cupón', tipo: 'opcion', opciones: opcionesDe(CUPONES) },
      { clave: 'dias_primer_vencimiento', titulo: 'Días al primer vencimiento', tipo: 'entero', minimo: 1, maximo: 99 },
      { clave: 'dias_ultimo_vencimiento', titulo: 'Días al último', tipo: 'entero', minimo: 1, maximo: 99 },
      { clave: 'recargo', titulo: 'Recargo después', tipo: 'tasa', minimo: 0, maximo: Number(RECARGO_MENSUAL_MAXIMO) },
      NORMA,
    ],
    identifica: ['circuito'],
    fijas: { columna: 'circuito', valores: CIRCUITOS },
  },
  control: {
    nombre: 'Listas de control',
    que: 'Qué mira quien revisa un legajo, en este orden, según su rubro.',
    columnas: [
      CLAVE,
      { clave: 'texto', titulo: 'Qué se mira', tipo: 'texto', maximo: 200 },
      DATO,
      { clave: 'rubros', titulo: 'Rubros', tipo: 'opciones', del_colegio: 'rubros' },
      NORMA,
    ],
    identifica: ['clave'],
  },
  observaciones: {
    nombre: 'Textos para observar',
    que: 'Los textos que se proponen a quien observa un legajo. Al usarlos se pueden cambiar.',
    columnas: [DATO, { clave: 'texto', titulo: 'Texto', tipo: 'texto', maximo: 400 }, NORMA],
    identifica: ['campo', 'texto'],
  },
  bloqueos: {
    nombre: 'Tipos de bloqueo',
    que: 'Con qué se puede bloquear a una persona, y qué le quita cada bloqueo mientras está vigente.',
    columnas: [
      CLAVE,
      { clave: 'nombre', titulo: 'Nombre', tipo: 'texto', maximo: 80 },
      { clave: 'nombre_corto', titulo: 'Nombre corto', tipo: 'texto', maximo: 24 },
      { clave: 'color', titulo: 'Color', tipo: 'color' },
      { clave: 'visible', titulo: 'Su persona lo ve', tipo: 'si_no' },
      { clave: 'quita', titulo: 'Qué quita', tipo: 'opciones', vacia: true, opciones: opcionesDe(QUITA) },
      { clave: 'se_usa', titulo: 'Se puede poner', tipo: 'si_no' },
      NORMA,
    ],
    identifica: ['clave'],
  },
  oficinas: {
    nombre: 'Oficinas',
    que: 'Dónde y cuándo atiende el Colegio, y a qué teléfonos se llama. La primera de cada distrito va en los papeles de sus matriculados. Puede regir desde el día en que se publica.',
    columnas: [
      { clave: 'nombre', titulo: 'Oficina', tipo: 'texto', maximo: 60 },
      { clave: 'distrito', titulo: 'Distrito', tipo: 'opcion', vacia: true, opciones: TODO, del_colegio: 'distritos' },
      { clave: 'domicilio', titulo: 'Domicilio', tipo: 'texto', maximo: 120 },
      { clave: 'localidad', titulo: 'Localidad', tipo: 'texto', maximo: 60 },
      { clave: 'telefonos', titulo: 'Teléfonos', tipo: 'texto', maximo: 220 },
      { clave: 'horario', titulo: 'Horario', tipo: 'texto', vacia: true, maximo: 120 },
      { clave: 'correo', titulo: 'Correo', tipo: 'texto', maximo: 200 },
      { clave: 'orden', titulo: 'Lugar', tipo: 'entero', minimo: 1, maximo: 999 },
      NORMA,
    ],
    identifica: ['nombre'],
    desde_hoy: true,
  },
  cobradores: {
    nombre: 'Cobradores',
    que: 'Con qué parte de cada cobro se queda cada cobrador, en cuántos días hábiles lo deposita y cuántos días más se lo espera: se mira lo que regía el día del cobro. De un banco, a cuántos días de lo anotado puede estar un renglón de su extracto: lo que regía el día del renglón. Decir que uno no se usa no deja de cobrar por él, eso lo apaga quien lleva el servidor: deja de verse donde no haya nada suyo.',
    columnas: [
      { clave: 'cobrador', titulo: 'Cobrador', tipo: 'opcion', opciones: opcionesDe(COBRADORES) },
      { clave: 'tasa', titulo: 'Se queda con', tipo: 'tasa', vacia: true, minimo: 0, maximo: 0.5 },
      { clave: 'dias_habiles', titulo: 'Deposita en días hábiles', tipo: 'entero', vacia: true, minimo: 0, maximo: 30 },
      { clave: 'tolerancia', titulo: 'Días de tolerancia', tipo: 'entero', minimo: 0, maximo: TOLERANCIA_MAXIMA },
      { clave: 'se_usa', titulo: 'Se usa', tipo: 'si_no', vacia: true },
      NORMA,
    ],
    identifica: ['cobrador'],
    fijas: { columna: 'cobrador', valores: [...CLAVES_DE_COBRADOR, DE_LOS_BANCOS] },
  },
};

export const SIN_OPCIONES: OpcionesDelColegio = { rubros: [], distritos: [] };

/** With the options that only the college's own tables say. */
export const columnasDe = (lista: ClaveDeLista, delColegio: OpcionesDelColegio): ColumnaDeLista[] =>
  LISTAS_DEL_COLEGIO[lista].columnas.map((columna) =>
    columna.del_colegio
      ? { ...columna, opciones: [...(columna.opciones ?? []), ...delColegio[columna.del_colegio]] }
      : columna,
  );

export const nombreDeLista = (clave: string): string =>
  clave in LISTAS_DEL_COLEGIO ? LISTAS_DEL_COLEGIO[clave as ClaveDeLista].nombre : clave;
