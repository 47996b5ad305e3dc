import { createHash } from 'node:crypto';
import {
  type AmpliacionQueHay,
  type AnteriorQueHay,
  type CargoQueHay,
  crearDecisor,
  type DecisionDeFila,
  ENTIDADES_A_IMPORTAR,
  type EntidadAImportar,
  type LoQueHay,
  leerFila,
  rechazarPartidos,
} from '../../importaciones/index.ts';
import { simplificar } from '../../validacion/simplificar.ts';

const HOY = '2026-11-20';
const CUIT = '20301234563';
export const huellaDe = (texto: string): string => createHash('sha256').update(texto).digest('hex');
const lista = (...nombres: string[]) =>
  new Map(nombres.map((nombre, i) => [simplificar(nombre), { id: i + 1, clave: nombre, nombre }]));
const modalidad = (id: number, nombre: string, exenta: boolean) =>
  [simplificar(nombre), { id, clave: nombre, nombre, cep_exento: exenta, franquicia: exenta }] as const;

/** What the college has, besides two licences: former files, their charges and their expansions. */
export const hay = (
  legajos: [string, AnteriorQueHay][] = [],
  cargos: [string, CargoQueHay][] = [],
  ampliaciones: [string, AmpliacionQueHay][] = [],
): LoQueHay => ({
  personas: new Map(),
  usuarios: new Map(),
  matriculas: new Map(
    ['T-10.001', 'T-10.002'].map((codigo, i) => [
      codigo,
      {
        ...{ cuit: i === 0 ? CUIT : '27287654338', estado: 'activo', descripcion: 'x', fecha_alta: HOY },
        ...{ titulo: '', titulo_codigo: '', institucion: '' },
      },
    ]),
  ),
  bloqueos: new Map(),
  cargos: new Map(cargos),
  pagos: new Map(),
  saldos_a_favor: new Set(),
  sanciones: new Set(),
  legajos: new Map(legajos),
  ampliaciones: new Map(ampliaciones),
  visados: new Map(),
  importados: new Map(),
  distritos: new Map(),
  tipos_bloqueo: new Map(),
  rubros: lista('Obra civil'),
  modalidades: new Map([modalidad(1, 'Tradicional', false), modalidad(2, 'Exenta', true)]),
  tareas: new Map(),
  localidades: new Map([['la plata', [{ id: 1, nombre: 'La Plata', partido: 'La Plata', codigo_postal: '1900' }]]]),
});

type Fila = Readonly<Record<string, string | number | null>>;
export type Hojas = Partial<Record<EntidadAImportar, readonly Fila[]>>;
export const leer = (hojas: Hojas) =>
  ENTIDADES_A_IMPORTAR.flatMap((entidad, hoja) =>
    (hojas[entidad] ?? []).map((valores, i) => {
      const columnas = Object.fromEntries(Object.keys(valores).map((campo, lugar) => [campo, lugar]));
      return leerFila({ hoja, fila: i + 2, entidad }, Object.values(valores), columnas, HOY);
    }),
  );
/** Decides them all, each kind after those before. */
export const decidir = (hojas: Hojas, que = hay()): DecisionDeFila[] => {
  const decisor = crearDecisor(que, { hoy: HOY, puedeConOperadores: true, propioCuit: null, huellaDe });
  const filas = leer(hojas);
  return rechazarPartidos(
    ENTIDADES_A_IMPORTAR.flatMap((entidad) => decisor(filas.filter((fila) => fila.entidad === entidad))),
    que,
  );
};
/** In a line, what becomes of each and why. */
export const dicho = (decisiones: readonly DecisionDeFila[]): string[] =>
  decisiones.map(({ entidad, resultado, problemas }) =>
    [entidad, resultado, ...problemas.map(({ campo = '', codigo }) => `${campo}:${codigo}`)].join(' '),
  );

export const legajo = (numero: number, cambios: Fila = {}): Fila => ({
  ...{ numero, matricula: 'T-10.001', fecha: '10/10/2025', rubro: 'Obra civil', comitente: 'Gómez, Juan' },
  ...{ comitente_cuit: '20-11111111-2', calle: 'Mitre', localidad: 'La Plata', monto: '1000', estado: 'En trámite' },
  ...cambios,
});
export const debe = (numero: number, importe: string, cambios: Fila = {}): Fila => ({
  ...{ concepto: 'CEP', importe, legajo: numero },
  ...cambios,
});
export const pago = (numero: string, de: number, importe: string, cambios: Fila = {}): Fila => ({
  ...{ numero, concepto: 'CEP', importe, legajo: de, fecha: '12/10/2025' },
  ...cambios,
});

export const anterior = (cambios: Partial<AnteriorQueHay> = {}): AnteriorQueHay => ({
  ...{ cuit: CUIT, anulado: false, anterior: true, monto: '1000.00', con_cep: true, con_timbrado: false },
  ...{ sin_cep: false, sin_timbrado: false, fecha: '2025-10-10', comitentes: ['20111111112'] },
  ...{ sin_visar: false, ampliado: false },
  ...cambios,
});
